import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const listingMessages = defineMessages(
  'listing',
  {
    ...en,
    cityTitle: params<{ type: string; city: string }>(en.cityTitle),
    typesIn: params<{ city: string }>(en.typesIn),
    found: count(en.found),
    filtersSet: count(en.filtersSet),
    show: count(en.show),
    ratingFrom: params<{ rating: string }>(en.ratingFrom),
    priceRange: params<{ min: string; max: string }>(en.priceRange),
    more: count(en.more),
    progress: params<{ shown: number; total: number }>(en.progress),
    remove: params<{ filter: string }>(en.remove),
  },
  { de },
);
