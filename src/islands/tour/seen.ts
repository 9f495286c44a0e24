import { forgetSeenTours, rememberTour, type SeenTour } from '#stores/browser/seen-tours.ts';

function itemOf({ path, name, place, image }: SeenTour): HTMLElement {
  const [item, link, words, city] = ['li', 'a', 'span', 'small'].map((tag) => document.createElement(tag)) as [
    HTMLLIElement,
    HTMLAnchorElement,
    HTMLSpanElement,
    HTMLElement,
  ];
  const picture = Object.assign(new Image(80, 60), { alt: '', loading: 'lazy', src: image });
  city.textContent = place;
  words.append(name, city);
  link.href = path;
  link.append(picture, words);
  item.append(link);
  return item;
}

/** Shows which tours were seen in this browser before, and remembers this one. */
export function showSeenTours(): void {
  const section = document.querySelector<HTMLElement>('[data-seen]');
  if (!section) return;
  const before = rememberTour(JSON.parse(section.dataset['seen'] ?? '') as SeenTour);
  section.querySelector('ul')?.append(...before.map(itemOf));
  section.hidden = before.length === 0;
  section.querySelector('[data-forget]')?.addEventListener('click', () => {
    forgetSeenTours();
    section.hidden = true;
  });
}
