/** Must be an island: which questions there are depends on the cart, which lives in the tab alone. */
import type { Locale } from '#contracts/common.ts';
import type { Question } from '#contracts/questions.ts';
import type { Cart } from '#domain/cart.ts';
import { questionKindId } from '#domain/questions/registry.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { TextField } from '#ui/TextField.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { questionFields } from './questions/fields.ts';
import { StepForm } from './StepForm.tsx';
import { useStepForm, type StepForm as Form } from './use-step-form.ts';
import styles from './StepForm.module.scss';

export default function Questions({ locale }: { locale: Locale }) {
  return (
    <CheckoutFrame locale={locale} step="questions">
      {(cart) => <QuestionsForm locale={locale} cart={cart} />}
    </CheckoutFrame>
  );
}

type AnswerName = `answers.booker.${number}` | `answers.travellers.${number}.${number}`;

function Answer({ locale, form, name, question }: { locale: Locale; form: Form; name: AnswerName; question: Question }) {
  const t = checkoutMessages(locale);
  const Field = questionFields[questionKindId(question.type)];
  const common = { ...form.field(name), label: question.label, ...(question.required ? {} : { optional: t.optional }) };
  return <Field field={common} question={question} locale={locale} />;
}

function QuestionsForm({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = checkoutMessages(locale);
  const form = useStepForm('questions', cart, locale);
  const names = form.form.getValues('travellers');
  const asks = cart.questions.length + cart.passengersQuestions.length > 0;
  return (
    <StepForm locale={locale} cart={cart} step="questions" form={form}>
      {cart.startingPointEntryRequired && (
        <fieldset className={styles['section']}>
          <legend className={styles['legend']}>{t.pickupTitle}</legend>
          <p className={styles['lead']}>{t.pickupLead}</p>
          <TextField {...form.field('pickup.hotelName')} label={t.hotelName} autoComplete="off" enterKeyHint="next" />
          <TextField
            {...form.field('pickup.address')}
            label={t.hotelAddress}
            hint={t.hotelAddressHint}
            autoComplete="off"
            enterKeyHint="next"
          />
        </fieldset>
      )}
      {asks && <p className={styles['lead']}>{t.questionsLead}</p>}
      {cart.questions.map((question, i) => (
        <Answer key={question.id} locale={locale} form={form} name={`answers.booker.${i}`} question={question} />
      ))}
      {cart.passengersQuestions.length > 0 &&
        cart.travellers.map((label, traveller) => (
          <fieldset key={traveller} className={styles['section']}>
            <legend className={styles['legend']}>
              {names[traveller]?.name || t.traveller({ number: traveller + 1 })} <small>{label}</small>
            </legend>
            {cart.passengersQuestions.map((question, i) => (
              <Answer key={question.id} locale={locale} form={form} name={`answers.travellers.${traveller}.${i}`} question={question} />
            ))}
          </fieldset>
        ))}
    </StepForm>
  );
}
