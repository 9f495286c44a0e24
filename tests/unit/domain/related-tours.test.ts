import { expect, test } from 'vitest';
import { alikeTours, nearbyTours } from '#domain/related-tours.ts';
import { tour } from '../../support/tour.ts';

const [food, boat] = [{ id: 'food', title: '' } as const, { id: 'boat', title: '' } as const];
const at = (latitude: number) => ({ startingPointInformation: { latitude, longitude: 12.5 } });
const paris = { locationUuid: '20000000-0000-4000-8000-000000000002' };

const self = tour({ ...at(41.9), categories: [food] });
const far = tour({ ...at(42.4), categories: [food] });
const near = tour({ ...at(41.91), categories: [boat] });
const foodInParis = tour({ ...paris, categories: [food, boat] });
const boatInParis = tour({ ...paris, categories: [boat, food] });
const all = [self, far, near, foodInParis, boatInParis];

test('of the same city, the nearest first and never itself', () => expect(nearbyTours(self, all)).toEqual([near, far]));

test('elsewhere those of the same kind, which is the first one', () => expect(alikeTours(self, all)).toEqual([foodInParis]));
