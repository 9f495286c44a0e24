import { $affiliate } from '#stores/browser/affiliate.ts';

/** Shows the affiliate's logo once it is there; without one, nothing (requirements 2). */
const place = document.querySelector<HTMLElement>('[data-affiliate-logo]');
const code = $affiliate.get();
if (place && code) {
  const logo = new Image();
  logo.alt = place.dataset['alt'] ?? '';
  logo.addEventListener('load', () => {
    place.append(logo);
    place.hidden = false;
  });
  logo.addEventListener('error', () => place.remove());
  logo.src = `${place.dataset['affiliateLogo'] ?? ''}${code}.svg`;
}
