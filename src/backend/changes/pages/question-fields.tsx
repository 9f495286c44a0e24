import type { InputHTMLAttributes, ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Question } from '#contracts/questions.ts';
import { countryOptions } from '#domain/countries.ts';
import { questionKindId, type QuestionKindId } from '#domain/questions/registry.ts';
import { chosenIn } from '#domain/questions/several.ts';
import { changesMessages } from '#i18n/changes/index.ts';
import { questionFieldMessages } from '#i18n/question-fields/index.ts';
import { BoxesField, Field, SelectField } from '../../http/form-parts.tsx';
import type { Problems } from '../read-form.ts';

type Props = { locale: Locale; name: string; question: Question; value: string; problems: Problems };
type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode'>;

/** A question's words. */
function wordsOf({ locale, name, question: { label, hint, unit, required }, problems }: Props, ownHint?: string) {
  const say = changesMessages(locale);
  const hints = [hint, unit && say.inUnit({ unit }), ownHint].filter((part) => part !== undefined);
  return { name, label, problems, ...(hints.length > 0 && { hint: hints.join(' ') }), ...(!required && { optional: say.optional }) };
}

const line =
  (input: Input = {}, hintOf?: (locale: Locale) => string) =>
  (props: Props) => <Field {...wordsOf(props, hintOf?.(props.locale))} {...input} defaultValue={props.value} />;

const list = (optionsOf: (props: Props) => { value: string; label: string }[]) => (props: Props) => (
  <SelectField {...wordsOf(props)} value={props.value} options={optionsOf(props)} empty={changesMessages(props.locale).choose} />
);

const boxes = (type: 'radio' | 'checkbox') => (props: Props) => (
  <BoxesField {...wordsOf(props)} type={type} options={ownOptions(props)} chosen={chosenIn(props.value)} />
);

const ownOptions = ({ question }: Props) => question.options.map(({ id, label }) => ({ value: id, label }));
const countries = ({ locale }: Props) => countryOptions(locale).map(({ code, name }) => ({ value: code, label: name }));

/** What the page shows for each type of question of `domain/questions/`, without a script. */
const shownAs: Record<QuestionKindId, (props: Props) => ReactNode> = {
  text: line(),
  'long-text': (props) => <Field {...wordsOf(props)} isLong defaultValue={props.value} />,
  number: line({ inputMode: 'numeric' }),
  select: list(ownOptions),
  several: boxes('checkbox'),
  'yes-no': boxes('radio'),
  date: line({ type: 'date' }),
  time: line({ type: 'time' }),
  country: list(countries),
  phone: line({ type: 'tel' }, (locale) => changesMessages(locale).phoneHint),
  email: line({ type: 'email' }),
  flight: line(),
  ship: line(),
  'identity-document': line({}, (locale) => questionFieldMessages(locale).secret),
};

export const QuestionField = (props: Props) => shownAs[questionKindId(props.question.type)](props);
