import { hasAny } from '../wish.ts';

/** Which language the guide speaks. */
export const language = hasAny('language', (tour) => tour.languages);
