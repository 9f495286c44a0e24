import { numberQuestionMessages } from './question-number/index.ts';
import { selectQuestionMessages } from './question-select/index.ts';
import { severalQuestionMessages } from './question-several/index.ts';
import { textQuestionMessages } from './question-text/index.ts';

/** What people read about an answer that does not do, by the question's type (`domain/questions/`): a text for each problem. */
export const questionTexts = {
  text: textQuestionMessages,
  'long-text': textQuestionMessages,
  number: numberQuestionMessages,
  select: selectQuestionMessages,
  several: severalQuestionMessages,
  'yes-no': selectQuestionMessages,
};
