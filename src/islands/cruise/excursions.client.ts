import type { Excursion } from '#stores/cruise/add-excursion.ts';
import type { Wish } from '#domain/trip.ts';
import { $storedTrip } from '#stores/trip/stored.ts';

const boxes = [...document.querySelectorAll<HTMLElement>('[data-excursion]')];

const excursionOf = ({ dataset }: HTMLElement): Excursion => ({
  productType: dataset['productType'] ?? '',
  tourId: dataset['tourId'] ?? '',
  queryDate: dataset['queryDate'] ?? '',
  startingTime: dataset['startingTime'] ?? '',
  cruiseRouteUuid: dataset['cruiseRouteUuid'] ?? '',
});

const isInTrip = (box: HTMLElement): boolean => {
  const { tourId, queryDate } = excursionOf(box);
  return ($storedTrip.get() as readonly Partial<Wish>[]).some((wish) => wish.tourId === tourId && wish.queryDate === queryDate);
};

/** What is in the trip leads to it; the focus stays where the shopper was. */
function mark(): void {
  for (const box of boxes) {
    const [button, link] = [box.querySelector('button'), box.querySelector('a')];
    if (!button || !link) continue;
    const isIn = isInTrip(box);
    const hadFocus = document.activeElement === button || document.activeElement === link;
    button.hidden = isIn;
    link.hidden = !isIn;
    if (hadFocus) (isIn ? link : button).focus();
  }
}
$storedTrip.subscribe(mark);

/** What knows tours and trips is of no use before the first press. */
async function press(box: HTMLElement): Promise<void> {
  const answer = box.querySelector('p');
  if (!answer || box.ariaBusy === 'true') return;
  box.ariaBusy = 'true';
  try {
    const { add } = await import('./add.ts');
    answer.textContent = await add(excursionOf(box));
  } catch {
    answer.textContent = answer.dataset['noScript'] ?? '';
  }
  box.ariaBusy = 'false';
}

for (const box of boxes) box.querySelector('button')?.addEventListener('click', () => void press(box));
