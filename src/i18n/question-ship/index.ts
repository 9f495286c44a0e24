import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const shipQuestionMessages = defineMessages('question-ship', en, { de });
