import { fetchCruise } from '#api/cruises.ts';
import type { Locale } from '#contracts/common.ts';
import type { Cruise } from '#contracts/cruises.ts';
import { $currency } from '../browser/currency.ts';
import { remoteStore } from '../browser/remote.ts';

const sailing = remoteStore<Cruise | null>(null);

/** The sailing from which this shopper takes tours, with the tours of its ports; null while it is not known. */
export const $sailing = sailing.$state;

/** @param cruiseRouteUuid null: from none any more */
export async function loadSailing(cruiseRouteUuid: string | null, locale: Locale): Promise<void> {
  if (cruiseRouteUuid === null) return sailing.reset();
  await sailing.load((signal) => fetchCruise(cruiseRouteUuid, { locale, currency: $currency.get(), signal }));
}
