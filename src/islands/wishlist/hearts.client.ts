import { $savedTours, isAccounts, isSaved } from '#stores/account/saved-tours.ts';
import { $signedIn } from '#stores/account/signed-in.ts';

/** Hearts are printed unpressed, and islands bring more of them: all are set here, without a framework. */
function mark(): void {
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) {
    const pressed = String(isSaved(heart.dataset['heart'] ?? ''));
    if (heart.ariaPressed !== pressed) heart.ariaPressed = pressed;
  }
}
$savedTours.subscribe((saved) => {
  mark();
  // Header and menu say how many there are.
  const count = saved.split(' ').length - 1;
  for (const link of document.querySelectorAll<HTMLElement>('[data-wishlist-link]')) {
    const number = link.querySelector('[data-wishlist-count]');
    if (number) number.textContent = count > 0 ? String(count) : '';
    link.ariaLabel = count > 0 ? (link.dataset['wishlistLink']?.replace('#', String(count)) ?? null) : null;
  }
});
new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });

// Before an island that is not hydrated yet takes the click, to repeat it once it is.
document.addEventListener(
  'click',
  (event) => {
    const heart = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-heart]') : null;
    if (!heart) return;
    event.preventDefault();
    event.stopPropagation();
    void import('./toggle.ts').then(({ toggle }) => toggle(heart.dataset['heart'] ?? ''));
  },
  true,
);

// Somebody has signed in, and what was saved here is not yet in the account.
$signedIn.subscribe((person) => {
  if (person && !isAccounts()) void import('./toggle.ts').then(({ merge }) => merge());
});
