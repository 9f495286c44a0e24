import * as v from 'valibot';
import { fetchLocation } from '#api/location.ts';
import { uuid, type Locale } from '#contracts/common.ts';
import type { Location } from '#contracts/locations.ts';
import { remoteStore } from '../browser/remote.ts';
import { $query } from './search.ts';

const destination = remoteStore<Location | null>(null);

/** Requirements 4, "Destinations": the one that an address names; null while it is requested, where that failed, where there is none. */
export const $destination = destination.$state;

/** Takes the destination that an address names, `?location=<uuid>`, into the search box, unless something stands there. */
export async function openDestination(search: string, locale: Locale): Promise<void> {
  const wanted = new URLSearchParams(search).get('location');
  if (!v.is(uuid, wanted) || $query.get()) return;
  await destination.load((signal) => fetchLocation(wanted, locale, { signal }));
  const name = $destination.get().data?.name;
  if (name && !$query.get()) $query.set(name);
}
