import { checkoutMessages } from '#i18n/checkout/index.ts';
import { SelectField } from '#ui/SelectField.tsx';
import type { QuestionFieldProps } from './props.ts';

export const SelectQuestion = ({ field, question, locale }: QuestionFieldProps) => (
  <SelectField
    {...field}
    placeholder={checkoutMessages(locale).choose}
    options={question.options.map(({ id, label }) => ({ value: id, label }))}
  />
);
