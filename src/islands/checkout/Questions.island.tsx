/** Must be an island: which questions there are depends on the cart, which lives in the tab alone. */
import type { Locale } from '#contracts/common.ts';
import type { Question } from '#contracts/questions.ts';
import { contentsOf, type Cart, type CartItem } from '#domain/cart.ts';
import { questionKindId } from '#domain/questions/registry.ts';
import { checkoutMessages, type CheckoutTexts } from '#i18n/checkout/index.ts';
import { TextField } from '#ui/TextField.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { ItemSection } from './ItemSection.tsx';
import { questionFields } from './questions/fields.ts';
import { StepForm } from './StepForm.tsx';
import { useStepForm, type StepForm as Form } from './use-step-form.ts';
import styles from './StepForm.module.scss';

export default function Questions({ locale }: { locale: Locale }) {
  return (
    <CheckoutFrame locale={locale} step="questions">
      {(cart) => <QuestionsForm key={contentsOf(cart)} locale={locale} cart={cart} />}
    </CheckoutFrame>
  );
}

type AnswerName = `items.${number}.answers.${`booker.${number}` | `travellers.${number}.${number}`}`;

function Answer({ locale, form, name, question }: { locale: Locale; form: Form; name: AnswerName; question: Question }) {
  const t = checkoutMessages(locale);
  const Field = questionFields[questionKindId(question.type)];
  const common = { ...form.field(name), label: question.label, ...(question.required ? {} : { optional: t.optional }) };
  return <Field field={common} question={question} locale={locale} />;
}

/** Whether an operator asks anything about an item. */
const asksQuestions = ({ questions, passengersQuestions }: CartItem): boolean => questions.length + passengersQuestions.length > 0;

/** Its fields go by an item's place in the cart: for other items it is another form, which starts with what was typed for each. */
function QuestionsForm({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = checkoutMessages(locale);
  const form = useStepForm('questions', cart, locale);
  const firstAsking = cart.items.findIndex(asksQuestions);
  return (
    <StepForm locale={locale} cart={cart} step="questions" form={form}>
      {cart.items.map(
        (item, index) =>
          (item.startingPointEntryRequired || asksQuestions(item)) && (
            <ItemSection key={index} locale={locale} cart={cart} index={index}>
              {item.startingPointEntryRequired && <Pickup t={t} index={index} form={form} />}
              {index === firstAsking && <p className={styles['lead']}>{t.questionsLead}</p>}
              <ItemQuestions locale={locale} item={item} index={index} form={form} />
            </ItemSection>
          ),
      )}
    </StepForm>
  );
}

/** Where the shopper is to be fetched. */
function Pickup({ t, index, form }: { t: CheckoutTexts; index: number; form: Form }) {
  return (
    <fieldset className={styles['section']}>
      <legend className={styles['legend']}>{t.pickupTitle}</legend>
      <p className={styles['lead']}>{t.pickupLead}</p>
      <TextField {...form.field(`items.${index}.pickup.hotelName`)} label={t.hotelName} autoComplete="off" enterKeyHint="next" />
      <TextField
        {...form.field(`items.${index}.pickup.address`)}
        label={t.hotelAddress}
        hint={t.hotelAddressHint}
        autoComplete="off"
        enterKeyHint="next"
      />
    </fieldset>
  );
}

/** What the operator wants to know of the booker, and of each traveller. */
function ItemQuestions({ locale, item, index, form }: { locale: Locale; item: CartItem; index: number; form: Form }) {
  const t = checkoutMessages(locale);
  const names = form.form.getValues(`items.${index}.travellers`);
  const answers = `items.${index}.answers` as const;
  return (
    <>
      {item.questions.map((question, i) => (
        <Answer key={question.id} locale={locale} form={form} name={`${answers}.booker.${i}`} question={question} />
      ))}
      {item.passengersQuestions.length > 0 &&
        item.travellers.map((label, traveller) => (
          <fieldset key={traveller} className={styles['section']}>
            <legend className={styles['legend']}>
              {names[traveller]?.name || t.traveller({ number: traveller + 1 })} <small>{label}</small>
            </legend>
            {item.passengersQuestions.map((question, i) => (
              <Answer key={question.id} locale={locale} form={form} name={`${answers}.travellers.${traveller}.${i}`} question={question} />
            ))}
          </fieldset>
        ))}
    </>
  );
}
