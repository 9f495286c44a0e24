import { questionFieldMessages } from '#i18n/question-fields/index.ts';
import { TextField } from '#ui/TextField.tsx';
import type { QuestionFieldProps } from './props.ts';

/** Says what becomes of the number: nobody likes to give it. */
export function IdentityDocumentQuestion({ field, locale }: QuestionFieldProps) {
  const hint = [field.hint, questionFieldMessages(locale).secret].filter(Boolean).join(' ');
  return (
    <TextField
      {...field}
      hint={hint}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      enterKeyHint="next"
    />
  );
}
