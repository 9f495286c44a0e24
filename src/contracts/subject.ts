import * as v from 'valibot';
import { uuid } from './common.ts';

/** Whose data it is about; another's than the token's answers 403. */
export const ofSubject = v.object({ subjectId: uuid });
