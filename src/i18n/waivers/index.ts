import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type Named = { name: string };

/** The pages on which participants sign, and the PDF of what they have signed. */
export const waiverMessages = defineMessages(
  'waivers',
  {
    ...en,
    signed: params<Named & { time: string }>(en.signed),
    file: params<Named>(en.file),
    read: params<Named>(en.read),
    link: params<Named>(en.link),
    guardianNotice: params<Named>(en.guardianNotice),
    agreeGuardian: params<Named>(en.agreeGuardian),
    done: params<Named>(en.done),
  },
  { de },
);
