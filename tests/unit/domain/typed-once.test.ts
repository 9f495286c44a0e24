import { describe, expect, test } from 'vitest';
import type { CartItem } from '#domain/cart.ts';
import { emptyForm, formFor, type CheckoutForm, type FormItem } from '#domain/checkout-form.ts';
import { followers, sourcesOf, withOffers } from '#domain/typed-once.ts';
import { nothingTyped } from '#domain/typed-transfer.ts';
import { askingItem, cartItem, cartWith, formItem, laterItem } from '../../support/cart.ts';

const labelled = (...travellers: string[]): CartItem => ({ ...cartItem, travellers });
const typedFor = (items: CartItem[], ...typed: FormItem[]): CheckoutForm => formFor(cartWith(...items), { ...emptyForm, items: typed });
const names = ({ items }: CheckoutForm) => items.map(({ travellers }) => travellers.map(({ name }) => name));

describe('names that were typed for the first item', () => {
  const offered = (items: CartItem[], ...typed: FormItem[]) => names(withOffers(cartWith(...items), typedFor(items, ...typed)));

  test('are offered for the next ones, with their addresses', () => {
    const requiredParticipantsData = ['name', 'email'];
    const items = [
      { ...cartItem, requiredParticipantsData },
      { ...laterItem, requiredParticipantsData },
    ];
    const form = typedFor(items, formItem(['Ada', 'Bo', 'Cy']));
    form.items[0]!.travellers[0]!.email = 'ada@example.com';
    const [, second] = withOffers(cartWith(...items), form).items;
    expect(second?.travellers).toEqual([
      { name: 'Ada', email: 'ada@example.com' },
      { name: 'Bo', email: '' },
    ]);
  });

  test('go to travellers of the same label', () => {
    expect(offered([labelled('Adult', 'Adult', 'Child'), labelled('Adult', 'Child')], formItem(['Ada', 'Bo', 'Cy']))[1]).toEqual([
      'Ada',
      'Cy',
    ]);
    expect(offered([labelled('Adult', 'Adult'), labelled('Adult', 'Child')], formItem(['Ada', 'Bo']))[1]).toEqual(['Ada', '']);
  });

  test('go by their order where the two have no label in common', () => {
    expect(offered([labelled('Adult', 'Child'), labelled('Stalls', 'Stalls', 'Stalls')], formItem(['Ada', 'Bo']))[1]).toEqual([
      'Ada',
      'Bo',
      '',
    ]);
  });

  test('are offered only while nobody is named there', () => {
    const items = [cartItem, laterItem];
    expect(offered(items, formItem(['Ada', 'Bo', 'Cy']), formItem(['Di', ''], laterItem))[1]).toEqual(['Di', '']);
  });

  test('may come from a later item, for those that only it and others after it have', () => {
    const items = [labelled('Group'), labelled('Adult', 'Adult'), { ...laterItem, travellers: ['Adult', 'Adult'] }];
    expect(offered(items, formItem(['Ada']), formItem(['Di', 'Ed']))[2]).toEqual(['Ada', 'Ed']);
  });
});

test('names are offered by, and for, those items alone that ask for them', () => {
  const leadOnly = { ...cartItem, tourId: 'c', requiredParticipantsData: [] };
  const items = [leadOnly, cartItem, laterItem];
  const form = typedFor(items, formItem(['Ada'], leadOnly), formItem(['Ada', 'Bo', 'Cy']));
  expect(names(withOffers(cartWith(...items), form))).toEqual([
    ['Ada', '', ''],
    ['Ada', 'Bo', 'Cy'],
    ['Ada', 'Bo'],
  ]);
});

describe('where to be fetched', () => {
  const pickup = { ...nothingTyped, hotelName: 'Hotel', address: 'Via Tre 3' };
  const second = { ...askingItem, tourId: laterItem.tourId };
  const offered = (...items: CartItem[]) =>
    withOffers(cartWith(...items), typedFor(items, { ...formItem([]), pickup })).items.map((item) => item.pickup.hotelName);

  test('is offered for the next item that fetches somebody in the same place', () => {
    expect(offered(askingItem, laterItem, { ...second, tourId: 'c' })).toEqual(['Hotel', '', 'Hotel']);
  });

  test('is not offered in another place', () => {
    expect(offered(askingItem, { ...second, locationUuid: '44444444-4444-4444-8444-444444444444' })).toEqual(['Hotel', '']);
  });
});

test('an answer is offered where the very same question is asked again', () => {
  const [diet] = askingItem.questions;
  const items = [askingItem, { ...askingItem, tourId: laterItem.tourId, questions: [{ ...diet!, label: 'Another' }, diet!] }];
  const form = typedFor(items, { ...formItem(['Ada']), answers: { booker: ['vegan'], travellers: [['1.7'], ['1.8'], ['1.2']] } });
  expect(withOffers(cartWith(...items), form).items[1]?.answers).toEqual({
    booker: ['', 'vegan'],
    travellers: [['1.7'], ['1.8'], ['1.2']],
  });
});

describe('while somebody types', () => {
  const items = [cartItem, laterItem, { ...cartItem, tourId: 'c' }];
  const sources = sourcesOf(cartWith(...items));
  const before = typedFor(items, formItem(['Ada', '', '']), formItem(['Ada', ''], laterItem), formItem(['Zoe', '', ''], { tourId: 'c' }));
  const typing = (item: number, traveller: number, name: string) => {
    const after = structuredClone(before);
    after.items[item]!.travellers[traveller]!.name = name;
    return followers(sources, before, after);
  };

  test('what said the same goes on doing so, and what was changed stays', () => {
    expect(typing(0, 0, 'Adam')).toEqual([{ field: 'items.1.travellers.0.name', value: 'Adam' }]);
    expect(typing(0, 1, 'B')).toEqual([
      { field: 'items.1.travellers.1.name', value: 'B' },
      { field: 'items.2.travellers.1.name', value: 'B' },
    ]);
  });

  test('the booker leads every tour, until somebody else is named there', () => {
    const booked = { ...before, booker: { ...before.booker, firstName: 'Ada' } };
    const after = { ...booked, booker: { ...booked.booker, lastName: 'Byron' } };
    const fields = followers(sources, booked, after).map(({ field, value }) => `${field} ${value}`);
    expect(fields).toEqual(['items.0.travellers.0.name Ada Byron', 'items.1.travellers.0.name Ada Byron']);
    expect(followers(sources, after, booked)).toEqual([]);
  });

  test('a change further down changes nothing above it or beside it', () => {
    expect(typing(1, 0, 'Eve')).toEqual([]);
  });
});
