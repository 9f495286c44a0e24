import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useMemo, useState } from 'react';
import { useForm, type FieldErrors, type FieldPath, type UseFormReturn } from 'react-hook-form';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import type { CheckoutForm } from '#domain/checkout-form.ts';
import { askedAt } from '#domain/checkout-questions.ts';
import { rulesOfAll, type AskingStep } from '#domain/checkout-rules.ts';
import { sectionsOf } from '#domain/checkout-pages.ts';
import type { FieldProblem } from '#domain/field-rules.ts';
import { keptAfter } from '#domain/checkout-steps.ts';
import { checkoutMessages, type CheckoutTexts } from '#i18n/checkout/index.ts';
import { followers, sourcesOf } from '#domain/typed-once.ts';
import { $form, keepPhone, keepTyped, startOf } from '#stores/checkout/form.ts';
import { toE164 } from '#stores/checkout/phone.ts';
import { $express, goToNextStep } from '#stores/checkout/steps.ts';
import type { FieldError } from '#ui/ErrorSummary.tsx';
import { problemText } from './questions/problem-text.ts';
import { nameOf, placeOf } from './traveller-name.ts';

type Path = FieldPath<CheckoutForm>;

/** What has to be worked out from what was typed, before the check. */
async function withPhone(form: CheckoutForm): Promise<CheckoutForm> {
  const { phoneCountry, phoneNumber } = form.booker;
  return { ...form, booker: { ...form.booker, phone: (await toE164(phoneCountry, phoneNumber)) ?? '' } };
}

export const fieldId = (name: string): string => name.replaceAll('.', '-');

/** The problems of a form in the order of its fields. */
function problemsIn(errors: FieldErrors<CheckoutForm>, path = ''): { path: string; problem: string }[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key;
    if (!value || key === 'ref') return [];
    return typeof value.message === 'string' ? [{ path: at, problem: value.message }] : problemsIn(value as FieldErrors<CheckoutForm>, at);
  });
}

/** What the shopper reads at a field. */
function textAt(path: string, problem: string, cart: Cart, locale: Locale): string {
  const asked = askedAt(path, cart);
  return asked ? problemText(asked.question, problem, locale) : checkoutMessages(locale)[problem as FieldProblem];
}

/** One message fits many fields: away from its own, it names the question, or the traveller, that it is about. */
function withQuestion(problem: string, path: string, cart: Cart, { items }: CheckoutForm, t: CheckoutTexts): string {
  const [, about] = /^items\.\d+\.travellers\.(\d+)\./.exec(path) ?? [];
  if (about !== undefined) return t.problemWith({ problem, question: placeOf(Number(about), t) });
  const asked = askedAt(path, cart);
  if (!asked) return problem;
  const { traveller, item } = asked;
  const question = asked.question.label;
  if (traveller === undefined) return t.problemWith({ problem, question });
  const [asking, typed] = [cart.items[item], items[item]];
  return t.problemWithFor({
    problem,
    question,
    traveller: asking && typed ? nameOf(asking, typed.travellers, traveller, t) : placeOf(traveller, t),
  });
}

/** Of a cart of several, it names the item, too. */
function withItem(problem: string, path: string, { items }: Cart, t: CheckoutTexts): string {
  const item = items.length > 1 ? items[Number(/^items\.(\d+)\./.exec(path)?.[1])] : undefined;
  return item ? t.problemAt({ problem, item: item.tourName }) : problem;
}

/** What is typed for an item goes on to those that ask the same, as long as they say the same. */
function useFollowers(form: UseFormReturn<CheckoutForm>, cart: Cart): void {
  const sources = useMemo(() => sourcesOf(cart), [cart]);
  useEffect(() => {
    let before = structuredClone(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const changes = followers(sources, before, values);
        before = structuredClone(values);
        for (const { field, value } of changes) {
          form.setValue(field, value);
          if (value) form.clearErrors(field);
        }
      },
    });
  }, [form, sources]);
}

/** The fields on a step's page: filled with what was typed before, kept at every change, checked on the way to the next page. */
export function useStepForm(step: AskingStep, cart: Cart, locale: Locale) {
  const t = checkoutMessages(locale);
  const sections = sectionsOf(cart, step);
  const complete = async (typed: CheckoutForm) => (sections.includes('personal_info') ? withPhone(typed) : typed);
  const [defaultValues] = useState(() => startOf(step, cart, navigator.languages, locale));
  const [isLeaving, setLeaving] = useState(false);
  const check = standardSchemaResolver(rulesOfAll(sections, cart));
  const form = useForm<CheckoutForm>({
    defaultValues,
    resolver: async (values, context, options) => {
      const { errors } = await check(await complete(values), context, options as never);
      return Object.keys(errors).length > 0 ? { values: {}, errors: errors as FieldErrors<CheckoutForm> } : { values, errors: {} };
    },
  });
  const { errors, submitCount } = form.formState;

  useFollowers(form, cart);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(keptAfter(step, cart, values, $form.get())) }),
    [form, step, cart],
  );

  useEffect(() => {
    // What a wallet's sheet did not say is known to be missing before anybody has tried to go on.
    if ($express.get() === 'refused') void form.handleSubmit(() => undefined)();
  }, [form]);

  const field = (name: Path) => {
    const problem = form.getFieldState(name, form.formState).error?.message;
    return { ...form.register(name), id: fieldId(name), error: problem && textAt(name, problem, cart, locale) };
  };

  const submit = form.handleSubmit(async () => {
    const completed = await complete(form.getValues());
    keepTyped(keptAfter(step, cart, completed, $form.get()));
    keepPhone(completed.booker.phone);
    setLeaving(true);
    location.assign(goToNextStep(cart, step, locale));
  });

  const typed = form.getValues();
  const summary: FieldError[] =
    submitCount === 0
      ? []
      : problemsIn(errors).map(({ path, problem }) => ({
          id: fieldId(path),
          text: withItem(withQuestion(textAt(path, problem, cart, locale), path, cart, typed, t), path, cart, t),
        }));
  return { form, field, submit, summary, isBusy: isLeaving || form.formState.isSubmitting };
}

export type StepForm = ReturnType<typeof useStepForm>;
