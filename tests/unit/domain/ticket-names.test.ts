import { expect, it } from 'vitest';
import { namedTickets } from '#domain/ticket-names.ts';

it('numbers tickets that are made out to the same person, and those alone', () => {
  const names = ['Ada Öztürk', 'Grace Hopper', 'Ada Öztürk'];
  const tickets = names.map((participantName, at) => ({ participantName, url: `/tickets/${at}` }));
  expect(namedTickets(tickets).map(({ name, url }) => `${url} ${name}`)).toEqual([
    '/tickets/0 Ada Öztürk, 1',
    '/tickets/1 Grace Hopper',
    '/tickets/2 Ada Öztürk, 2',
  ]);
});
