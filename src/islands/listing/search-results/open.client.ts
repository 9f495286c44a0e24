/** Asks before React is there: the answer and the island that shows it come at the same time. */
import { pageLocale } from '#stores/browser/page-locale.ts';
import { openResults } from '#stores/search/search.ts';

openResults(location.search, pageLocale());
