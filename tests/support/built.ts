import type { Backend } from '#backend/backend.ts';
import { promotionsIn } from '#backend/catalogue/catalogue.ts';
import { builtFilesOf, type Built } from '#backend/site/outdated.ts';

/** What a build leaves word of that has just been made from what a shop has now. */
export const builtFrom = ({ catalogue, clock, liveCatalogue }: Pick<Backend, 'catalogue' | 'clock' | 'liveCatalogue'>): Built => ({
  at: clock().toISOString(),
  files: builtFilesOf(liveCatalogue.files ?? new Map()),
  promotions: promotionsIn(catalogue),
});
