import { $myCruise } from '#stores/cruise/my-cruise.ts';

/** Whoever has chosen a sailing reads on the cards of tours whether they fit it. Nobody else loads anything for that. */
$myCruise.subscribe((cruise, before) => {
  if (cruise !== null || before) void import('./mark-cards.ts').then(({ markCards }) => markCards(cruise));
});
