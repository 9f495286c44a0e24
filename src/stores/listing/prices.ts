import { fetchBasePrices, type BasePrice } from '#api/base-prices.ts';
import type { Locale } from '#contracts/common.ts';
import { $currency } from '../browser/currency.ts';
import { latest } from '../browser/latest.ts';

const requests = latest();

/** Base prices by tour, of up to 100 tours, in the chosen currency. Asking again cancels. @throws ServiceError */
export const loadPrices = (tourIds: readonly string[], locale: Locale): Promise<Record<string, BasePrice>> =>
  fetchBasePrices(tourIds.slice(0, 100), { locale, currency: $currency.get(), signal: requests.start() });
