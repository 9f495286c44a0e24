import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Question } from '#contracts/questions.ts';
import type { CartItem } from '#domain/cart.ts';
import { putIn } from '#domain/checkout-questions.ts';
import { questionKindId } from '#domain/questions/registry.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { ItemSection } from '../ItemSection.tsx';
import { questionFields } from '../questions/fields.ts';
import type { AnswerName } from '../questions/props.ts';
import styles from '../StepForm.module.scss';
import { nameOf } from '../traveller-name.ts';
import type { SectionProps } from './props.ts';
import { TransferFields } from './TransferFields.tsx';

type AnswerProps = Omit<SectionProps, 'cart'> & { name: AnswerName; question: Question; isPut: boolean | undefined };

function Answer({ locale, form, name, question, isPut }: AnswerProps) {
  const t = checkoutMessages(locale);
  const { clearErrors } = form.form;
  useEffect(() => {
    if (!isPut) clearErrors(name);
  }, [isPut, clearErrors, name]);
  const Field = questionFields[questionKindId(question.type)];
  const common = {
    // Put or not: fields are corrected in the order in which they were registered.
    ...form.field(name),
    label: question.label,
    ...(question.hint && { hint: question.hint }),
    ...(question.required ? {} : { optional: t.optional }),
  };
  return isPut && <Field field={common} name={name} control={form.form.control} question={question} locale={locale} />;
}

/** Whether an operator asks anything about an item. */
const asksQuestions = ({ questions, passengersQuestions }: CartItem): boolean => questions.length + passengersQuestions.length > 0;

/** What the operators have to know beside who comes. */
export function QuestionFields({ locale, cart, form }: SectionProps) {
  const t = checkoutMessages(locale);
  const firstAsking = cart.items.findIndex(asksQuestions);
  return cart.items.map(
    (item, index) =>
      (item.startingPointEntryRequired || item.dropOffPointEntryRequired || asksQuestions(item)) && (
        <ItemSection key={index} locale={locale} cart={cart} index={index}>
          <TransferFields {...{ locale, item, index, form }} direction="pickup" />
          <TransferFields {...{ locale, item, index, form }} direction="dropOff" />
          {index === firstAsking && <p className={styles['lead']}>{t.questionsLead}</p>}
          <ItemQuestions locale={locale} item={item} index={index} form={form} />
        </ItemSection>
      ),
  );
}

type ItemProps = Omit<SectionProps, 'cart'> & { item: CartItem; index: number };

/** What the operator wants to know of the booker, and of each traveller. */
function ItemQuestions({ locale, item, index, form }: ItemProps) {
  const t = checkoutMessages(locale);
  const names = useWatch({ control: form.form.control, name: `items.${index}.travellers` });
  const answers = `items.${index}.answers` as const;
  const put = putIn(item, useWatch({ control: form.form.control, name: answers }));
  return (
    <>
      {item.questions.map((question, i) => (
        <Answer key={question.id} {...{ locale, form, question }} name={`${answers}.booker.${i}`} isPut={put.booker[i]} />
      ))}
      {item.passengersQuestions.length > 0 &&
        item.travellers.map((label, traveller) => (
          <fieldset key={traveller} className={styles['section']}>
            <legend className={styles['legend']}>
              {nameOf(item, names, traveller, t)} <small>{label}</small>
            </legend>
            {item.passengersQuestions.map((question, i) => (
              <Answer
                key={question.id}
                {...{ locale, form, question }}
                name={`${answers}.travellers.${traveller}.${i}`}
                isPut={put.travellers[traveller]?.[i]}
              />
            ))}
          </fieldset>
        ))}
    </>
  );
}
