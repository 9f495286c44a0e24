import type { Day } from '#contracts/common.ts';
import { readChoices } from '#domain/listing-address.ts';
import type { Choices } from '#domain/listing.ts';
import { dayIn } from '#domain/day.ts';
import { withDays } from '#domain/when.ts';
import { printedCurrency } from './tours.ts';

/** What day it is where one venue decides, else in UTC. @param timeZone of the venue, IANA */
export const todayIn = (timeZone = 'UTC'): Day => dayIn(timeZone, new Date());

/** What an address asks a listing for. A price range in another currency than the page's says nothing. @param today the venue's */
export function readPrintedChoices(search: string, today: Day): Choices {
  const choices = readChoices(withDays(search, today));
  return choices.price?.currency === printedCurrency ? choices : { ...choices, price: null };
}
