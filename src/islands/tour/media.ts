import type { TourDetails } from '#contracts/tours.ts';
import type { numberedPlaces } from '#views/tour/tour-page.ts';
import type { TourMessages } from '#i18n/tour/index.ts';

/**
 * Props of the gallery. `imageHost` is the base URL of the image host, empty for the shop's own origin; `failure` says that no picture
 * opens.
 */
export const galleryProps = ({ images }: TourDetails, t: TourMessages, imageHost: string, failure: string) => ({
  images: images.map(({ url, alt }, index) => ({ url: imageHost + url, alt, enlarge: t.enlarge({ number: index + 1, alt }) })),
  words: { gallery: t.gallery, close: t.closeGallery, next: t.nextPicture, previous: t.previousPicture, failure },
});

/** Props of the map, all but the tiles' address. @param places at which guests are fetched, and to which they are brought */
export const mapProps = (
  { startingPointInformation: { title, latitude, longitude } }: TourDetails,
  t: TourMessages,
  places: ReturnType<typeof numberedPlaces>,
) => ({
  place: { name: title, latitude, longitude },
  places: places.map(({ place, number, at }) => ({ name: place.title, number, ...at })),
  words: { show: t.showMap, label: t.mapOf({ place: title }), credit: t.mapCredit, failure: t.mapFailed },
});
