import type { Fetch } from '#api/request.ts';
import type { Locale } from '#contracts/common.ts';
import { getContentPage, getText } from './content-pages.ts';
import { getPlaces } from './places.ts';
import { getSite } from './site.ts';

/** What the page with all destinations is made of. @param ask how the services are asked, where that is not over the network */
export async function topDestinationsDocument(locale: Locale, ask?: Fetch) {
  const page = await getContentPage(locale, 'topDestinations');
  const [text, places, site] = await Promise.all([getText(page), getPlaces(locale, ask), getSite(locale)]);
  return { locale, page, ...text, places, site };
}

export type TopDestinationsDocument = Awaited<ReturnType<typeof topDestinationsDocument>>;
