import { Hono } from 'hono';
import type Stripe from 'stripe';
import * as v from 'valibot';
import type { BrandFacts } from '#contracts/brand.ts';
import { currencyCode } from '#contracts/common.ts';
import { formatMoney } from '#domain/money.ts';
import { bancontactSimulatorMessages } from '#i18n/bancontact-simulator/index.ts';
import { answerPage } from '../../http/own-page.tsx';
import { drawFormPage } from '../../http/form-page.tsx';
import { chooseLocale } from '../../http/language.ts';
import { textOf } from '../../http/sent-form.ts';
import { intentWithSecret } from './browser-api.ts';
import { authenticate } from './calls.ts';
import { SimulatorError } from './errors.ts';
import { perform, type Simulator } from './perform.ts';

const buttonStyle = 'button + button { margin-top: .75rem }';

/** Where the page leads back to, with what Stripe adds to it. */
function returnAddress({ id, client_secret: secret, next_action: action }: Stripe.PaymentIntent, status: 'succeeded' | 'failed'): string {
  const address = new URL(action?.redirect_to_url?.return_url ?? '');
  address.searchParams.set('payment_intent', id);
  address.searchParams.set('payment_intent_client_secret', secret ?? '');
  address.searchParams.set('redirect_status', status);
  return address.href;
}

/** In place of Bancontact's own pages: pays, is refused, or is left without either. */
export function bancontactRoutes(simulator: Simulator, brand: BrandFacts): Hono {
  const app = new Hono();

  app.get('/:id', (c) => {
    const locale = chooseLocale(c.req.query('language'), brand.locales);
    const say = bancontactSimulatorMessages(locale);
    const secret = c.req.query('client_secret') ?? '';
    const draw = (title: string, content: Parameters<typeof drawFormPage>[1]['content'], status: 200 | 410) =>
      answerPage(c, drawFormPage(brand, { title, content, lang: locale, moreStyle: buttonStyle }), status);
    try {
      const intent = intentWithSecret(simulator, c.req.param('id'), secret);
      if (intent.status !== 'requires_action') return draw(say.overTitle, <p>{say.over}</p>, 410);
      const amount = formatMoney({ amount: intent.amount, currency: v.parse(currencyCode, intent.currency.toUpperCase()) }, locale);
      return draw(
        say.title,
        <>
          <p className="notice">{say.notice}</p>
          <p>{say.amount({ amount, shop: brand.name })}</p>
          <form method="post">
            <button name="outcome" value="succeeded">
              {say.pay({ amount })}
            </button>
            <button name="outcome" value="failed" className="quiet">
              {say.refuse}
            </button>
          </form>
          <nav>
            <ul>
              <li>
                <a href={returnAddress(intent, 'failed')}>{say.leave}</a>
              </li>
            </ul>
          </nav>
        </>,
        200,
      );
    } catch (error) {
      if (error instanceof SimulatorError) return draw(say.overTitle, <p>{say.over}</p>, 410);
      throw error;
    }
  });

  app.post('/:id', async (c) => {
    const outcome = textOf(await c.req.parseBody(), 'outcome') === 'succeeded' ? 'succeeded' : 'failed';
    try {
      const intent = intentWithSecret(simulator, c.req.param('id'), c.req.query('client_secret'));
      perform(simulator, { signature: '', key: undefined, run: (now) => authenticate(simulator, intent, outcome === 'succeeded', now) });
      return c.redirect(returnAddress(intent, outcome), 303);
    } catch (error) {
      // Answered before: the page says so.
      if (error instanceof SimulatorError) return c.redirect(`?${new URLSearchParams(c.req.query())}`, 303);
      throw error;
    }
  });

  return app;
}
