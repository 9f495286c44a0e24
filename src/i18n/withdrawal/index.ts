import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type Amount = { amount: string };

/** The pages on which somebody withdraws from a contract (§ 356a BGB, which words `title` and `confirm`). */
export const withdrawalMessages = defineMessages(
  'withdrawal',
  {
    ...en,
    tooMany: count(en.tooMany),
    declaration: params<Amount & { name: string }>(en.declaration),
    contract: params<Amount>(en.contract),
    effect: params<Amount>(en.effect),
    done: params<{ email: string }>(en.done),
    over: params<{ day: string; lastDay: string }>(en.over),
    datedText: params<{ order: string }>(en.datedText),
  },
  { de },
);
