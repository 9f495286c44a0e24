import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const identityDocumentQuestionMessages = defineMessages('question-identity-document', en, { de });
