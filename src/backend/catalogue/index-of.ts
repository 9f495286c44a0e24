import type { Vocabulary } from '#domain/wishes/vocabulary.ts';
import type { WishedTour } from '#domain/wishes/wish.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueChange } from './change.ts';
import { NameIndex } from './name-index.ts';
import { PlaceIndex } from './place-index.ts';
import { TourIndex } from './tour-index.ts';
import { synonymVocabulary, wishVocabulary } from './vocabulary-of.ts';
import { wishedTourOf } from './wished-tour.ts';

/** What a catalogue is searched with. */
export type Index = {
  tours: TourIndex;
  places: PlaceIndex;
  sights: NameIndex;
  /** By tourId, in the order of the catalogue. */
  wished: Map<string, WishedTour>;
  vocabulary: Vocabulary;
  synonyms: Vocabulary;
};

const indexed = (catalogue: Catalogue): Index => ({
  tours: new TourIndex(catalogue),
  places: new PlaceIndex(catalogue),
  sights: new NameIndex(
    Object.values(catalogue.sights)
      .flat()
      .map(({ id, name, synonyms }) => ({ id, names: [name.en, name.de, ...synonyms] })),
  ),
  wished: new Map([...catalogue.tours.values()].map((tour) => [tour.tourId, wishedTourOf(catalogue, tour)])),
  vocabulary: wishVocabulary(catalogue),
  synonyms: synonymVocabulary(catalogue),
});

function replace({ tours, wished }: Index, { catalogue, tours: changed }: CatalogueChange): void {
  for (const { before, after } of changed) {
    if (before) {
      tours.remove(before.tourId);
      wished.delete(before.tourId);
    }
    if (after) {
      tours.add(catalogue, after);
      wished.set(after.tourId, wishedTourOf(catalogue, after));
    }
  }
}

/** Indexes a catalogue when it is first asked; from then on `follow` takes in what changes. */
export function openIndex(source: { readonly catalogue: Catalogue }): { index: () => Index; follow: (change: CatalogueChange) => void } {
  let made: Index | undefined;
  return {
    index: () => (made ??= indexed(source.catalogue)),
    follow: (change) => {
      if (change.isWhole) made &&= indexed(change.catalogue);
      else if (made) replace(made, change);
    },
  };
}
