import { errorText } from '#i18n/errors/index.ts';
import { wishlistMessages } from '#i18n/wishlist/index.ts';
import { pageLocale } from '#stores/browser/page-locale.ts';
import { $wishlistError, mergeSaved, toggleSaved } from '#stores/account/wishlist.ts';

const locale = pageLocale();
const toast = document.querySelector<HTMLElement>('[data-toast]');

$wishlistError.subscribe((error) => {
  if (!toast) return;
  toast.hidden = !error;
  const text = toast.querySelector('p');
  if (text) text.textContent = error ? wishlistMessages(locale).takenBack({ reason: errorText(error, locale) }) : '';
});
toast?.querySelector('button')?.addEventListener('click', () => $wishlistError.set(null));

export const toggle = toggleSaved;
export const merge = mergeSaved;
