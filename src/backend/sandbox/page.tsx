import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { operatorOutcomes, orderOutcomes, planSandbox, webhookOutcomes, type SandboxOutcome } from '#contracts/sandbox.ts';
import type { Backend } from '../backend.ts';
import { drawFormPage } from '../http/form-page.tsx';
import { BoxesField, ErrorSummary, Field, Links, SelectField } from '../http/form-parts.tsx';
import { answerPage } from '../http/own-page.tsx';
import { textOf } from '../http/sent-form.ts';

const path = '/simulator/sandbox';

const words: Record<SandboxOutcome, string> = {
  payment_declined: 'The payment is declined, once',
  answer_delayed: 'The answer takes 15 seconds, longer than a browser waits',
  price_changed: 'All prices rise by a tenth, and the new total has to be agreed to',
  sold_out: 'The places of the last item are gone',
  webhook_lost: 'Never arrive: the shop has to ask',
  webhook_twice: 'Arrive twice',
  webhook_out_of_order: 'Arrive after half a minute, the newest first',
  operator_confirms: 'Confirms within seconds',
  operator_declines: 'Declines within seconds',
  operator_suggests: 'Suggests the first other time that is free',
};

const fields = [
  { name: 'webhook', label: 'News of the payment provider', outcomes: webhookOutcomes },
  { name: 'operator', label: 'The operator, where a tour is on request', outcomes: operatorOutcomes },
] as const;

const optionsOf = (outcomes: readonly SandboxOutcome[]) => outcomes.map((value) => ({ value, label: words[value] }));

type Shown = { email: string; planned: readonly string[]; problems?: { email?: string } };

const Form = ({ email, planned, problems = {} }: Shown) => (
  <form method="post" action={path} noValidate>
    <ErrorSummary title="Please correct this" problems={problems} />
    <Field
      name="email"
      type="email"
      label="E-mail address of the booker"
      hint="Only orders of this address are concerned"
      autoComplete="off"
      defaultValue={email}
      problems={problems}
    />
    <BoxesField
      type="checkbox"
      name="order"
      label="When the order is placed"
      hint="One after the other: what refuses the order leaves the rest to its next try"
      options={optionsOf(orderOutcomes)}
      chosen={planned}
      problems={problems}
    />
    {fields.map(({ name, label, outcomes }) => (
      <SelectField
        key={name}
        name={name}
        label={label}
        empty="As usual"
        options={optionsOf(outcomes)}
        value={outcomes.find((one) => planned.includes(one)) ?? ''}
        problems={problems}
      />
    ))}
    <button type="submit">Plan this</button>
    <p className="hint">It is forgotten after an hour. Programs do the same by PUT /api/sandbox/outcomes.</p>
  </form>
);

/** What happens next, for people. Empty where money moves. English alone: it is read by engineers, as the API is. */
export function sandboxPage({ brand, sandbox }: Pick<Backend, 'brand' | 'sandbox'>): Hono {
  const app = new Hono();
  if (!sandbox) return app;

  function page(c: Context, { email, planned, problems }: Shown, isSaved = false): Response {
    const content = (
      <>
        <p>No money moves in this shop. Here you plan what happens to the next order, to try how your side takes it.</p>
        {isSaved && (
          <p className="notice" role="status">
            {planned.length === 0 ? `Nothing is planned for ${email}: all goes as usual.` : `Planned for the next order of ${email}.`}
          </p>
        )}
        <Form email={email} planned={planned} {...(problems && { problems })} />
        <Links
          links={[
            { href: '/', text: 'To the shop' },
            { href: '/outbox', text: 'Mails that would have been sent' },
            { href: '/api/openapi.json', text: 'The services, described' },
          ]}
        />
      </>
    );
    return answerPage(c, drawFormPage(brand, { title: 'Sandbox', content, lang: 'en' }), problems ? 400 : 200);
  }

  app.get(path, (c) => {
    const email = (c.req.query('email') ?? '').toLowerCase();
    return page(c, { email, planned: sandbox.planFor(email) }, email !== '');
  });

  app.post(path, async (c) => {
    const form = await c.req.parseBody({ all: true });
    const chosen = [form['order'], form['webhook'], form['operator']].flat().filter((value) => typeof value === 'string' && value !== '');
    const sent = { email: textOf(form, 'email'), outcomes: chosen };
    const read = v.safeParse(planSandbox.body, sent);
    if (!read.success) {
      const problems = { email: 'Enter an e-mail address, like name@example.com' };
      return page(c, { email: sent.email, planned: chosen.map(String), problems });
    }
    sandbox.plan(read.output.email, read.output.outcomes);
    return c.redirect(`${path}?${new URLSearchParams({ email: read.output.email }).toString()}`, 303);
  });

  return app;
}
