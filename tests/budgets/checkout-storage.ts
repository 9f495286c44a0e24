import { cartOf, type CartItem } from '#domain/cart.ts';
import { emptyForm, type CheckoutForm } from '#domain/checkout-form.ts';
import { nothingTyped } from '#domain/typed-transfer.ts';
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
};

/** The first option, or a few words. */
const answerOf = ({ options }: CartItem['questions'][number]): string => options[0]?.id ?? 'none';

/** What the tab of a shopper keeps who has filled in every step up to the payment. */
export async function checkoutStorage(origin: string): Promise<Record<string, string>> {
  const shopper = shopperAt(origin);
  const held = await shopper.quote(pastaTour);
  const cart = cartOf(held.hold, held.currencyCode, [{ tour: await shopper.details(pastaTour), quote: held }]);
  const items = cart.items.map(({ tourId, questions, passengersQuestions, travellers }) => ({
    tourId,
    travellers: travellers.map(() => ({ name: 'Ada Öztürk', email: '' })),
    pickup: nothingTyped,
    dropOff: nothingTyped,
    answers: { booker: questions.map(answerOf), travellers: travellers.map(() => passengersQuestions.map(answerOf)) },
  }));
  return {
    'landfall:version': '8',
    'landfall:tab:cart': JSON.stringify(cart),
    'landfall:tab:checkout-key': JSON.stringify(crypto.randomUUID()),
    'landfall:tab:checkout-form': JSON.stringify({ ...typed, items }),
    'landfall:tab:last-reached-step': JSON.stringify('payment'),
  };
}
