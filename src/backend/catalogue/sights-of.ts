import { distanceBetween } from '#domain/distance.ts';
import { foldText } from '#domain/words.ts';
import type { Catalogue, Tour } from './catalogue.ts';
import type { SightSource } from './places.ts';

/** How much of a tour a sight is, by where it is named: its subject, a stop. */
const weights = { title: 1, summary: 0.9, text: 0.7 };
/** Kilometres from the start within which a sight is near, and how much that is worth right beside it. */
const near = { kilometres: 2, weight: 0.5 };

const both = ({ en, de }: { en: string; de: string }): string => `${en}\n${de}`;

type Texts = Record<keyof typeof weights, string>;

const textsOf = (tour: Tour): Texts => ({
  title: foldText(both(tour.tourName)),
  summary: foldText([both(tour.subTitle), both(tour.shortDescription)].join('\n')),
  text: foldText([both(tour.longDescription), both(tour.startingPoint.title), tour.startingPoint.street].join('\n')),
});

const namesOf = ({ name, synonyms }: SightSource): string[] => [...new Set([name.en, name.de, ...synonyms].map(foldText))];

function weightOf(sight: SightSource, tour: Tour, texts: Texts): number {
  const names = namesOf(sight);
  const named = (['title', 'summary', 'text'] as const).find((place) => names.some((name) => texts[place].includes(name)));
  if (named) return weights[named];
  const distance = distanceBetween(sight, tour.startingPoint);
  return distance < near.kilometres ? near.weight * (1 - distance / near.kilometres) : 0;
}

/** The sights of its destination that a tour shows or starts near to, by id, each from above 0 to 1. */
export function sightsOf({ sights }: Catalogue, tour: Tour): Map<string, number> {
  const texts = textsOf(tour);
  const all = (sights[tour.destination.id] ?? []).map((sight) => [sight.id, weightOf(sight, tour, texts)] as const);
  return new Map(all.filter(([, weight]) => weight > 0));
}
