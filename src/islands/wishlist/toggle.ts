import { errorText } from '#i18n/errors/index.ts';
import { wishlistMessages } from '#i18n/wishlist/index.ts';
import { pageLocale } from '#stores/browser/page-locale.ts';
import { isSaved } from '#stores/account/saved-tours.ts';
import { $wishlistError, mergeSaved, toggleSaved } from '#stores/account/wishlist.ts';
import { say } from './say.ts';

const locale = pageLocale();

/** Saves a tour or takes it off, and says which, in words. */
export async function toggle(tourId: string): Promise<void> {
  const t = wishlistMessages(locale);
  const isDone = toggleSaved(tourId);
  // Seen at once: the service may take it back later.
  say(isSaved(tourId) ? t.saved : t.takenOff, 'done');
  if (await isDone) return;
  const error = $wishlistError.get();
  if (error) say(t.takenBack({ reason: errorText(error, locale) }), 'failed');
}

export const merge = mergeSaved;
