import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const tourCardMessages = defineMessages(
  'tour-card',
  {
    ...en,
    save: params<{ name: string }>(en.save),
    rating: params<{ rating: string }>(en.rating),
    newReviews: params<{ rating: string; count: number }>(en.newReviews),
    reviews: params<{ rating: string; count: number }>(en.reviews),
  },
  { de },
);
