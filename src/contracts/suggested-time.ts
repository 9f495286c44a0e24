import * as v from 'valibot';
import { day, timeOfDay } from './common.ts';

/** While a booking is on request: another time that its operator suggests, and where the shopper answers, absolute. */
export const suggestedTime = v.object({ queryDate: day, startingTime: timeOfDay, answerUrl: v.string() });
export type SuggestedTime = v.InferOutput<typeof suggestedTime>;
