import { hideBarBesidePanel } from './bar.ts';
import { showSeenTours } from './seen.ts';
import { shareWhenAsked } from './share.ts';

hideBarBesidePanel();
shareWhenAsked();
showSeenTours();

const reviewOrder = document.querySelector<HTMLSelectElement>('[data-review-order]');
reviewOrder?.addEventListener('change', async () => (await import('./review-order.ts')).sortReviewsBy(reviewOrder.value));
