import { describe, expect, it } from 'vitest';
import { problemsIn } from './schema-org.ts';

const context = { '@context': 'https://schema.org' };
const offer = { '@type': 'Offer', price: 68, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' };

describe('the check of structured data', () => {
  it('lets pass what schema.org knows', () => {
    expect(
      problemsIn([
        {
          ...context,
          '@type': ['Product', 'TouristTrip'],
          name: 'By bike',
          provider: { '@type': 'Organization', name: 'Bikes' },
          offers: offer,
        },
        { ...context, '@type': 'Organization', name: 'Bikes' },
      ]),
    ).toEqual([]);
  });

  it.each([
    ['an unknown type', { ...context, '@type': 'Tour', name: 'By bike' }],
    ['an unknown property', { ...context, '@type': 'Organization', title: 'Bikes' }],
    ['an unknown property of a thing inside', { ...context, '@type': 'Product', offers: { ...offer, cost: 68 } }],
    ['a thing of the wrong type inside', { ...context, '@type': 'Product', offers: { '@type': 'Person', name: 'Ada' } }],
    ['a property of neither of two types', { ...context, '@type': ['Product', 'TouristTrip'], datePublished: '2026-05-19' }],
    ['a value that is in no enumeration', { ...context, '@type': 'Offer', availability: 'https://schema.org/Plenty' }],
    ['a number where there must be a thing', { ...context, '@type': 'Product', review: 5 }],
    ['a missing context', { '@type': 'Organization', name: 'Bikes' }],
  ])('reports %s', (_, thing) => {
    expect(problemsIn([thing])).not.toEqual([]);
  });
});
