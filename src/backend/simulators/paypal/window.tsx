import { Hono } from 'hono';
import * as v from 'valibot';
import type { BrandFacts } from '#contracts/brand.ts';
import { currencyCode } from '#contracts/common.ts';
import { formatMoney, fromDecimal } from '#domain/money.ts';
import { payPalSimulatorMessages } from '#i18n/paypal-simulator/index.ts';
import { answerPage } from '../../http/own-page.tsx';
import { drawFormPage } from '../../http/form-page.tsx';
import { chooseLocale } from '../../http/language.ts';
import { textOf } from '../../http/sent-form.ts';
import { approvedEvent } from './events.ts';
import { approve, newId, payers, Unprocessable, type SimulatedOrder } from './order.ts';
import { findOrder, perform, type PayPalSimulator } from './simulator.ts';

const style = `
.tick .hint { display: block; margin: 0 }
button + button { margin-top: .75rem }
`;

type Outcome = 'approved' | 'cancelled';

/** A window closes, told so by the script that has opened it; a page leads back, with what PayPal adds to the address. */
function wayBack({ id, experience }: SimulatedOrder, outcome: Outcome, isWindow: boolean): string {
  if (isWindow) return `closed?outcome=${outcome}`;
  const address = new URL(outcome === 'approved' ? experience.return_url : experience.cancel_url);
  address.searchParams.set('token', id);
  if (outcome === 'approved') address.searchParams.set('PayerID', newId());
  return address.href;
}

/** In place of PayPal's window and pages: a test account approves an order, or its shopper cancels. */
export function payPalWindow(simulator: PayPalSimulator, brand: BrandFacts): Hono {
  const app = new Hono();

  app.get('/closed', (c) => {
    const locale = chooseLocale(c.req.query('language'), brand.locales);
    const say = payPalSimulatorMessages(locale);
    return answerPage(c, drawFormPage(brand, { title: say.title, content: <p>{say.closed}</p>, lang: locale }), 200);
  });

  app.get('/checkoutnow', (c) => {
    const locale = chooseLocale(c.req.query('language'), brand.locales);
    const say = payPalSimulatorMessages(locale);
    const order = simulator.store.get(c.req.query('token') ?? '');
    if (order?.status !== 'PAYER_ACTION_REQUIRED') {
      return answerPage(c, drawFormPage(brand, { title: say.overTitle, content: <p>{say.over}</p>, lang: locale }), 410);
    }
    const [{ amount: asked }] = order.purchase_units;
    const currency = v.parse(currencyCode, asked.currency_code);
    const amount = formatMoney(fromDecimal(Number(asked.value), currency), locale);
    const content = (
      <>
        <p className="notice">{say.notice}</p>
        <p>{say.amount({ amount, shop: order.experience.brand_name })}</p>
        <form method="post">
          <fieldset>
            <legend>{say.account}</legend>
            {payers.map((payer, index) => (
              <label key={payer} className="tick">
                <input type="radio" name="payer" value={payer} defaultChecked={index === 0} />
                <span>
                  {say[payer]} <span className="hint">{say[`${payer}Hint`]}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <button name="outcome" value="approved">
            {say.pay({ amount })}
          </button>
          <button name="outcome" value="cancelled" className="quiet">
            {say.leave}
          </button>
        </form>
      </>
    );
    return answerPage(c, drawFormPage(brand, { title: say.title, content, lang: locale, moreStyle: style }), 200);
  });

  app.post('/checkoutnow', async (c) => {
    const form = await c.req.parseBody();
    const outcome = textOf(form, 'outcome') === 'approved' ? 'approved' : 'cancelled';
    const payer = v.parse(v.fallback(v.picklist(payers), 'pays'), textOf(form, 'payer'));
    try {
      const order = findOrder(simulator, c.req.query('token') ?? '');
      if (outcome === 'approved') {
        perform(simulator, undefined, c.req.path, (now) => {
          const approved = approve(order, payer);
          return { order: approved, events: [approvedEvent(approved, now)], body: {} };
        });
      }
      return c.redirect(wayBack(order, outcome, c.req.query('window') !== undefined), 303);
    } catch (error) {
      // Answered before: the page says so.
      if (error instanceof Unprocessable) return c.redirect(`?${new URLSearchParams(c.req.query())}`, 303);
      throw error;
    }
  });

  return app;
}
