import { $storedTrip } from '#stores/trip/stored.ts';

/** Header and menu say how many stops are in the trip, without a framework. */
$storedTrip.subscribe(({ length }) => {
  for (const link of document.querySelectorAll<HTMLElement>('[data-trip-link]')) {
    const count = link.querySelector('[data-trip-count]');
    if (count) count.textContent = length > 0 ? String(length) : '';
    // As the page has it in its language, for each number that a trip can have.
    link.ariaLabel = link.dataset['tripLink']?.split('|')[length] ?? null;
  }
});
