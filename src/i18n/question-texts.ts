import { selectQuestionMessages } from './question-select/index.ts';
import { textQuestionMessages } from './question-text/index.ts';

/** What people read about an answer that does not do, by the question's type (`domain/questions/`): a text for each problem. */
export const questionTexts = { text: textQuestionMessages, select: selectQuestionMessages };
