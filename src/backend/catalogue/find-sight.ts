import type { Catalogue } from './catalogue.ts';

/** A sight of any place, by its id. */
export const findSight = ({ sights }: Pick<Catalogue, 'sights'>, id: string) =>
  Object.values(sights)
    .flat()
    .find((sight) => sight.id === id);
