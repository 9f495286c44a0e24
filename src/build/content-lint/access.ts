import type { AccessId } from '#contracts/attributes.ts';
import type { Sources } from '#backend/catalogue/read.ts';

/** Of these a tour says how it is for them, in `accessibility`: steps, kerbs, a lift. */
const explained: readonly AccessId[] = ['wheelchairs', 'prams'];

/** Tours that take wheelchairs or prams and do not say how it is for them, a line each. */
export const unexplainedAccess = ({ cities }: Pick<Sources, 'cities'>): string[] =>
  cities.flatMap(({ city, tours }) =>
    tours.flatMap(({ slug, access, accessibility }) => {
      const named = accessibility.length === 0 ? access.filter((id) => explained.includes(id)) : [];
      return named.length === 0 ? [] : [`${city}/${slug}: accessibility says nothing of ${named.join(', ')}, which access names`];
    }),
  );
