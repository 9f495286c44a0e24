import { cartOf, type Cart } from '#domain/cart.ts';
import { emptyForm, formFor, type CheckoutForm } from '#domain/checkout-form.ts';
import { pastaTour, shopperAt } from '../support/order.ts';

const typed: CheckoutForm = {
  ...emptyForm,
  booker: {
    ...emptyForm.booker,
    firstName: 'Ada',
    lastName: 'Öztürk',
    email: 'ada@shopper.example',
    phoneCountry: 'DE',
    phoneNumber: '030 901820',
    phone: '+4930901820',
    country: 'DE',
  },
  travellers: [{ name: 'Ada Öztürk', email: '' }],
};

/** The first option, or a few words. */
const answerOf = ({ options }: Cart['questions'][number]): string => options[0]?.id ?? 'none';

/** What the tab of a shopper keeps who has filled in every step up to the payment. */
export async function checkoutStorage(origin: string): Promise<Record<string, string>> {
  const shopper = shopperAt(origin);
  const held = await shopper.quote(pastaTour);
  const cart = cartOf(await shopper.details(pastaTour), { quote: held, hold: held.hold });
  const form = formFor(cart, typed);
  const answered = {
    ...form.answers,
    booker: cart.questions.map(answerOf),
    travellers: cart.travellers.map(() => cart.passengersQuestions.map(answerOf)),
  };
  return {
    'landfall:version': '8',
    'landfall:tab:cart': JSON.stringify(cart),
    'landfall:tab:checkout-key': JSON.stringify(crypto.randomUUID()),
    'landfall:tab:checkout-form': JSON.stringify({ ...form, answers: answered }),
    'landfall:tab:last-reached-step': JSON.stringify('payment'),
  };
}
