/** Must be an island: what is asked for depends on the cart, and what was typed lives in the tab alone. */
import type { Locale } from '#contracts/common.ts';
import { contentsOf, type Cart } from '#domain/cart.ts';
import { sectionsOf } from '#domain/checkout-pages.ts';
import type { AskingStep } from '#domain/checkout-rules.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { Section } from './Section.tsx';
import { sectionFields } from './sections/fields.ts';
import { StepForm } from './StepForm.tsx';
import { useStepForm } from './use-step-form.ts';
import { WhoOrders } from './WhoOrders.tsx';

type Props = { locale: Locale; step: AskingStep };

/** A page of the checkout that asks: for one step, or for all of them where they are short. */
export default function Details({ locale, step }: Props) {
  return (
    <CheckoutFrame locale={locale} step={step}>
      {(cart) => <DetailsForm key={contentsOf(cart)} locale={locale} cart={cart} step={step} />}
    </CheckoutFrame>
  );
}

/** Its fields go by an item's place in the cart: for other items it is another form, which starts with what was typed for each. */
function DetailsForm({ locale, cart, step }: Props & { cart: Cart }) {
  const form = useStepForm(step, cart, locale);
  const sections = sectionsOf(cart, step);
  return (
    <StepForm locale={locale} cart={cart} step={step} form={form}>
      {sections.includes('personal_info') && <WhoOrders locale={locale} cart={cart} />}
      {sections.map((section) => {
        const Fields = sectionFields[section];
        const fields = <Fields key={section} locale={locale} cart={cart} form={form} />;
        return sections.length === 1 ? (
          fields
        ) : (
          <Section key={section} locale={locale} step={section}>
            {fields}
          </Section>
        );
      })}
    </StepForm>
  );
}
