import type { Fetch } from '#api/request.ts';
import type { Locale } from '#contracts/common.ts';
import { getContentPage, getText } from './content-pages.ts';
import { isTop } from './destinations.ts';
import { getPlaces } from './places.ts';
import { getSite } from './site.ts';

/** What the page with all destinations is made of. @param ask how the services are asked, where that is not over the network */
export async function topDestinationsDocument(locale: Locale, ask?: Fetch) {
  const page = await getContentPage(locale, 'topDestinations');
  const [text, places, site] = await Promise.all([getText(page), getPlaces(locale, ask), getSite(locale)]);
  const ports = places.filter((place) => !isTop(place));
  return { locale, page, ...text, places: places.filter(isTop), ports, site };
}

export type TopDestinationsDocument = Awaited<ReturnType<typeof topDestinationsDocument>>;
