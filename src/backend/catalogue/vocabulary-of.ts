import { vocabularyOf, type Meaning, type Vocabulary } from '#domain/wishes/vocabulary.ts';
import type { Catalogue, Destination } from './catalogue.ts';

const namesOf = ({ name, stateName, countryName, synonyms }: Destination): string[] =>
  [name, stateName, countryName]
    .flatMap(({ en, de }) => [en, de])
    .concat(synonyms)
    .filter(Boolean);

/** What words mean in a search of this catalogue: destinations and sights by their names, the rest by `vocabulary.yaml`. */
export function wishVocabulary({ destinations, sights, vocabulary }: Catalogue): Vocabulary {
  const places: Meaning[] = [...destinations.values()].map((place) => ({
    phrases: namesOf(place),
    wish: { kind: 'destination', value: place.id },
  }));
  const landmarks: Meaning[] = Object.values(sights)
    .flat()
    .map(({ id, name, synonyms }) => ({ phrases: [name.en, name.de, ...synonyms], wish: { kind: 'near', value: id } }));
  const wishes: Meaning[] = Object.entries(vocabulary.wishes).flatMap(([kind, values]) =>
    Object.entries(values).map(([value, phrases]) => ({ phrases, wish: { kind, value } })),
  );
  return vocabularyOf([...places, ...landmarks, ...wishes, { phrases: vocabulary.empty }]);
}

/** Which groups of synonyms a phrase belongs to: the values are their numbers. */
export const synonymVocabulary = ({ vocabulary }: Catalogue): Vocabulary =>
  vocabularyOf(vocabulary.synonyms.map((phrases, index) => ({ phrases, wish: { kind: 'synonym', value: String(index) } })));
