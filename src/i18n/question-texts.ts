import { countryQuestionMessages } from './question-country/index.ts';
import { dateQuestionMessages } from './question-date/index.ts';
import { emailQuestionMessages } from './question-email/index.ts';
import { flightQuestionMessages } from './question-flight/index.ts';
import { identityDocumentQuestionMessages } from './question-identity-document/index.ts';
import { numberQuestionMessages } from './question-number/index.ts';
import { phoneQuestionMessages } from './question-phone/index.ts';
import { selectQuestionMessages } from './question-select/index.ts';
import { severalQuestionMessages } from './question-several/index.ts';
import { shipQuestionMessages } from './question-ship/index.ts';
import { textQuestionMessages } from './question-text/index.ts';
import { timeQuestionMessages } from './question-time/index.ts';

/** What people read about an answer that does not do, by the question's type (`domain/questions/`): a text for each problem. */
export const questionTexts = {
  text: textQuestionMessages,
  'long-text': textQuestionMessages,
  number: numberQuestionMessages,
  select: selectQuestionMessages,
  several: severalQuestionMessages,
  'yes-no': selectQuestionMessages,
  date: dateQuestionMessages,
  time: timeQuestionMessages,
  country: countryQuestionMessages,
  phone: phoneQuestionMessages,
  email: emailQuestionMessages,
  flight: flightQuestionMessages,
  ship: shipQuestionMessages,
  'identity-document': identityDocumentQuestionMessages,
};
