import type { CheckoutOrder } from '#contracts/checkout.ts';
import type { PersonalData } from '#contracts/personal-data.ts';
import type { OrderedTransfers } from '#contracts/transfers.ts';

type Order = PersonalData['bookings'][number]['order'];

type Said = Pick<CheckoutOrder, 'cart' | 'bookingQuestionsAnswers' | keyof OrderedTransfers>;

/** An order of one item as the person who placed it would name its parts. */
export function orderView({ cart, startingPointInformation: pickup, dropOffInformation: dropOff, bookingQuestionsAnswers }: Said): Order {
  const [{ country, ...booker } = { firstName: '', lastName: '', email: '', phoneNumber: '', country: { name: '' } }] = cart.persons;
  const [item] = cart.cartItems;
  return {
    booker: { ...booker, country: country.name },
    travellers: cart.participants.map(({ name, email, componentName, startingTime, addressJson }) => ({
      name,
      ...(email !== undefined && { email }),
      bookedAs: componentName,
      startingTime,
      address: addressJson,
    })),
    ...(pickup && { pickup }),
    ...(dropOff && { dropOff }),
    answers: bookingQuestionsAnswers.map(({ questionId, participant, answer }) => ({
      questionId,
      ...(participant !== undefined && { traveller: participant + 1 }),
      answer,
    })),
    message: item?.itemComments ?? '',
    ...(item?.referralSource !== undefined && { referralSource: item.referralSource }),
  };
}
