import { $signedIn } from '#stores/account/signed-in.ts';
import { forgetAccountTrip } from '#stores/trip/forget-account-trip.ts';
import { $storedTrip, isSent } from '#stores/trip/stored.ts';

/** Header and menu say how many stops are in the trip, without a framework. */
$storedTrip.subscribe(({ length }) => {
  for (const link of document.querySelectorAll<HTMLElement>('[data-trip-link]')) {
    const count = link.querySelector('[data-trip-count]');
    if (count) count.textContent = length > 0 ? String(length) : '';
    // As the page has it in its language, for each number that a trip can have.
    link.ariaLabel = link.dataset['tripLink']?.split('|')[length] ?? null;
  }
});

/** The account is told at once, or at the next opportunity: on the next page, too. Of several tabs only those that are seen do so. */
function send(): void {
  if (!$signedIn.get() || document.hidden || isSent()) return;
  import('#stores/trip/account-trip.ts').then(
    ({ sendTrip }) => sendTrip(),
    () => undefined,
  );
}
$signedIn.subscribe((person) => {
  // Signed out, or the day is over for which somebody was signed in: whoever comes next sees nothing of theirs.
  if (!person) forgetAccountTrip();
  send();
});
$storedTrip.listen(send);
addEventListener('online', send);
document.addEventListener('visibilitychange', send);
