import { foldText } from '#domain/words.ts';
import type { Catalogue, Destination } from './catalogue.ts';
import { NameIndex } from './name-index.ts';

const regionsOf = ({ stateName, countryName }: Destination): string[] => [stateName, countryName].flatMap(({ en, de }) => [en, de]);

/** Of which names a beginning counts, from how many letters on. The earlier, the better it fits. */
const beginnings: readonly { letters: number; names: (place: Destination) => readonly string[] }[] = [
  { letters: 1, names: ({ name }) => [name.en, name.de] },
  { letters: 3, names: ({ synonyms }) => synonyms },
  { letters: 3, names: regionsOf },
];

const plain = (text: string): string => foldText(text).trim();

/** The destinations by their names. */
export class PlaceIndex {
  readonly #places: readonly Destination[];
  readonly #names: NameIndex;

  constructor({ destinations }: Catalogue) {
    this.#places = [...destinations.values()];
    this.#names = new NameIndex(
      this.#places.map((place) => ({ id: place.id, names: [place.name.en, place.name.de, ...place.synonyms], region: regionsOf(place) })),
    );
  }

  /** Ids of those that have a name which begins with the text, a name of their own before one of their country. */
  begun(text: string): string[] {
    const typed = plain(text);
    if (!typed) return [];
    const fitting = beginnings.flatMap(({ letters, names }) =>
      typed.length < letters ? [] : this.#places.filter((place) => names(place).some((name) => plain(name).startsWith(typed))),
    );
    return [...new Set(fitting.map(({ id }) => id))];
  }

  /** Ids of those that have all the words; else of those that have them with typing errors. */
  find(text: string): string[] {
    return [...new Set([...this.begun(text), ...this.#names.find(text)])];
  }
}
