import { $newsletter, subscribeTo, type NewsletterState } from '#stores/newsletter/newsletter.ts';
import { pageLocale } from '#stores/browser/page-locale.ts';

/** One attribute says it all: the style sheet shows the spinner, or the message that is in the page already. */
function show(form: HTMLFormElement, field: HTMLInputElement, state: NewsletterState): void {
  const shown = state.status === 'message' ? state.outcome : state.status;
  form.dataset['state'] = shown;
  form.querySelector('button')?.setAttribute('aria-busy', String(shown === 'submitting'));
  field.readOnly = shown === 'submitting';
  field.ariaInvalid = String(shown === 'invalid');
  if (shown === 'invalid') field.focus();
  if (shown === 'success') field.value = '';
}

/** Sends the form in place; what was typed stays unless it arrived. */
export async function submit(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('[type="email"]');
  if (!field) return;
  const stop = $newsletter.listen((state) => show(form, field, state));
  await subscribeTo(field.value, pageLocale());
  stop();
}
