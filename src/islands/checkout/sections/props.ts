import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import type { StepForm } from '../use-step-form.ts';

/** What the fields of a step are shown with, whichever page they are on. */
export type SectionProps = { locale: Locale; cart: Cart; form: StepForm };
