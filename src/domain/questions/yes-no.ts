import type { QuestionKind } from './kind.ts';
import { select } from './select.ts';

/** The answer is `yes` or `no`; the options say in words what each means here. */
export const yesNo: QuestionKind<'unknown_option'> = {
  ...select,
  fault: ({ options = [] }) => (options.map(({ id }) => id).join() === 'yes,no' ? undefined : 'options: give yes and no, in this order'),
};
