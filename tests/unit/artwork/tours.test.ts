import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { cataloguePath } from '#backend/root.ts';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import type { DrawnPicture } from '#backend/catalogue/pictures.ts';
import { drawingsIn, drawnCities, partsIn, toursOf } from '#tests/support/drawn-tours.ts';
import { notShown } from './named.ts';

/** What no crop cuts: a card's 4:3, a hero's 2:1, a link's 1.91:1, a phone's square. */
const safe = { left: 200, top: 170, right: 1000, bottom: 730 };

type Box = typeof safe;
const areaOf = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

function boxOf({ part, x, y, width }: DrawnPicture['parts'][number]): Box {
  const root = load(readFileSync(cataloguePath('artwork', 'parts', `${part}.svg`), 'utf8'), { xml: true })('svg');
  const height = (width * Number(root.attr('height'))) / Number(root.attr('width'));
  return { left: x, top: y, right: x + width, bottom: y + height };
}

const overlap = (one: Box, other: Box): number =>
  areaOf({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });

const inOrder = (parts: DrawnPicture['parts']) => parts.toSorted((a, b) => areaOf(boxOf(b)) - areaOf(boxOf(a)));

/** The part of a picture that is largest, and decides. */
const mainPart = ({ parts }: DrawnPicture) => inOrder(parts)[0];

const twins = <T>(items: readonly T[], keyOf: (item: T) => string): string[] => {
  const keys = items.map(keyOf);
  return keys.filter((key, index) => keys.indexOf(key) !== index);
};

/** What a photograph shows, nobody can read out of its name. */
const isDrawnOnly = (tour: Tour): boolean => drawingsIn(tour).length === (tour.pictures ?? []).length;

const keyOf = (picture: DrawnPicture): string => [picture.place, ...partsIn(picture)].join(' ');

describe.each(drawnCities)('the pictures of %s', (city) => {
  const tours = toursOf(city);
  const covers = tours.flatMap((tour) => drawingsIn(tour).slice(0, 1));

  it('are three or more of every tour, and differ', () => {
    const bare = tours.filter(({ pictures = [] }) => pictures.length < 3).map(({ slug }) => slug);
    expect(bare).toEqual([]);
    for (const tour of tours) {
      expect(twins(drawingsIn(tour), keyOf), tour.slug).toEqual([]);
      expect(
        twins(tour.pictures ?? [], ({ alt }) => alt.en),
        tour.slug,
      ).toEqual([]);
    }
  });

  it('share not all of their parts between two tours', () => {
    expect(
      twins(
        tours.filter((tour) => drawingsIn(tour).length > 0),
        (tour) => [...new Set(drawingsIn(tour).flatMap(partsIn))].sort().join(' '),
      ),
    ).toEqual([]);
  });

  it('are on cards in four places at least, where there are as many, three in one at most, each with a main part of its own', () => {
    const places = covers.map(({ place }) => place);
    expect(new Set(places).size).toBeGreaterThanOrEqual(Math.min(4, covers.length));
    const often = [...new Set(places)].filter((place) => places.filter((other) => other === place).length > 3);
    expect(often).toEqual([]);
    expect(twins(covers, (cover) => mainPart(cover)?.part ?? `${cover.place} alone`)).toEqual([]);
  });

  it.each(tours.filter(isDrawnOnly))('$slug shows the animals, dishes and vehicles of its title', (tour) => {
    const names = drawingsIn(tour).flatMap(({ place, parts }) => [place, ...parts.map(({ part }) => part)]);
    expect(notShown(tour.tourName.en, names)).toEqual([]);
  });

  it.each(tours)('$slug has what decides where no crop cuts it', (tour) => {
    const cut = drawingsIn(tour).filter((picture) => {
      const main = mainPart(picture);
      if (!main) return false;
      const box = boxOf(main);
      return overlap(box, safe) < Math.min(areaOf(box), areaOf(safe)) / 2;
    });
    expect(cut.map(({ alt }) => alt.en)).toEqual([]);
  });
});

it.each([
  ['Penguins and Cape Point', ['boulders-beach', 'cape-town/lighthouse'], ['penguin']],
  ['Penguins and Cape Point', ['boulders-beach', 'cape-town/penguins'], []],
  ['Kayaking on Lake Albano', ['lake', 'rome/boat'], ['kayak']],
])('%s with %j lacks %j', (title, names, missing) => {
  expect(notShown(title, names)).toEqual(missing);
});
