import { locales, type Locale } from '#contracts/common.ts';
import type { TransferPlace } from '#contracts/transfers.ts';
import type { Localised } from '#domain/booked-item.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import type { TransferPlaceSource } from './transfer-source.ts';

const yourPlace = Object.fromEntries(locales.map((locale) => [locale, transferMessages(locale).yourPlace])) as Localised;

/** One that guests have to say themselves has no title of its own. */
export const titleOfPlace = ({ title }: TransferPlaceSource): Localised => title ?? yourPlace;

/** Places as somebody reads them. */
export const transferPlacesIn = (places: readonly TransferPlaceSource[], locale: Locale): TransferPlace[] =>
  places.map((place) => ({ ...place, title: titleOfPlace(place)[locale] }));
