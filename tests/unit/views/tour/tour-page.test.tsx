import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TourDetails } from '#contracts/tours.ts';
import { tourMessages } from '#i18n/tour/index.ts';
import { tour } from '#tests/support/tour-details.ts';
import { tourPageView } from '#views/tour/tour-page.ts';
import { TourPage } from '#views/tour/TourPage.tsx';

const pageOf = (more: Partial<TourDetails>, locale: 'en' | 'de' = 'en'): string =>
  renderToStaticMarkup(<TourPage view={tourPageView({ ...tour, ...more }, locale, tourMessages(locale), 'https://images.example')} />);

describe('the page of a tour', () => {
  it('shows a rating from elsewhere where it is sent, whether there are reviews or none', () => {
    expect(pageOf({ reviewRating: 4.5 })).toContain('4.5 out of 5 elsewhere, as the operator says');
    expect(pageOf({ reviewRating: 4.5, reviews: [], reviewCount: 0 }, 'de')).toContain('Anderswo 4,5 von 5, nach Angabe des Veranstalters');
    expect(pageOf({})).not.toContain('elsewhere');
  });

  it('shows the languages that guests choose from where they are sent', () => {
    expect(pageOf({ userLanguages: ['en', 'de'] })).toContain('English, German');
    expect(pageOf({ userLanguages: ['en', 'de'] }, 'de')).toContain('Englisch, Deutsch');
    expect(pageOf({ userLanguages: [] })).not.toContain('Languages to choose from');
  });

  it("shows an operator's logo from the image host alone", () => {
    const withLogo = (logo: string) => pageOf({ vendor: { ...tour.vendor, logo } });
    expect(withLogo('/images/operators/walks.svg')).toContain('src="https://images.example/images/operators/walks.svg"');
    expect(withLogo('https://elsewhere.example/logo.png')).not.toContain('<img');
    expect(withLogo('//elsewhere.example/logo.png')).not.toContain('<img');
    expect(pageOf({})).not.toContain('<img');
  });

  it('numbers the places that the map shows, those to be fetched at first, and no others', () => {
    const stop = (id: string, latitude?: number) => ({
      id,
      kind: 'stop',
      title: `Stop ${id}`,
      street: 'Via',
      minutes: 10,
      ...(latitude !== undefined && { latitude, longitude: 12 }),
    });
    const more = {
      startingPointEntryRequired: true,
      pickupPlaces: [stop('a', 41), stop('b'), stop('c', 50)],
      dropoffPlaces: [stop('d', 42)],
    };
    const isOnMap = ({ latitude }: { latitude: number }) => latitude < 45;
    const view = tourPageView({ ...tour, ...more }, 'en', tourMessages('en'), '', isOnMap);
    const numbers = view.location.lists?.flatMap(({ places }) => places.map(({ name, number }) => [name, number]));
    expect(numbers).toEqual([
      ['Stop a', 1],
      ['Stop b', undefined],
      ['Stop c', undefined],
      ['Stop d', 2],
    ]);
  });
});
