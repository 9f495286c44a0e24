import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const tourMessages = defineMessages(
  'tour',
  {
    ...en,
    save: params<{ name: string }>(en.save),
    rating: params<{ rating: string }>(en.rating),
    ratedElsewhere: params<{ rating: string }>(en.ratedElsewhere),
    reviewCount: count(en.reviewCount),
    stars: count(en.stars),
    answerOf: params<{ name: string; date: string }>(en.answerOf),
    reportOf: params<{ author: string; date: string }>(en.reportOf),
    peopleFrom: params<{ count: number }>(en.peopleFrom),
    groupSizeValue: params<{ count: number }>(en.groupSizeValue),
    mapOf: params<{ place: string }>(en.mapOf),
    operatorText: params<{ name: string }>(en.operatorText),
    beforeStart: count(en.beforeStart),
    enlarge: params<{ number: number; alt: string }>(en.enlarge),
  },
  { de },
);
export type TourMessages = ReturnType<typeof tourMessages>;
