import { describe, expect, it } from 'vitest';
import { applicationFields, applicationProblems, mostIn } from '#domain/application.ts';
import { typed } from '#tests/support/application.ts';

describe('an application', () => {
  it('is in order without website and telephone number', () => {
    expect(applicationProblems(typed({ website: '', phone: '' }))).toEqual({});
  });

  it('says of each field that has to be filled in that it is empty, in the order of the form', () => {
    const empty = Object.fromEntries(applicationFields.map((field) => [field, ' ']));
    expect(Object.entries(applicationProblems(typed(empty)))).toEqual([
      ['business', 'missing'],
      ['city', 'missing'],
      ['tour', 'missing'],
      ['contactName', 'missing'],
      ['email', 'missing'],
    ]);
  });

  it.each(applicationFields.filter((field) => mostIn(field) !== undefined))('takes as much as fits into %s, and no more', (field) => {
    const most = mostIn(field) ?? 0;
    expect(applicationProblems(typed({ [field]: '7'.repeat(most) }))).toEqual({});
    expect(applicationProblems(typed({ [field]: '7'.repeat(most + 1) }))).toEqual({ [field]: 'tooLong' });
  });

  it.each(['nobody', 'a@b', 'two@x.example, three@x.example', `${'a'.repeat(250)}@x.example`])('takes no address such as %s', (email) => {
    expect(applicationProblems(typed({ email }))).toEqual({ email: 'invalid' });
  });

  it.each([
    ['+39 06 555 0123', {}],
    ['(020) 7946-0018', {}],
    ['030/901820', {}],
    ['call me', { phone: 'invalid' }],
    ['+39 06', { phone: 'invalid' }],
    ['0049 30 901820 ext. 4', { phone: 'invalid' }],
  ])('reads the telephone number %s', (phone, problems) => {
    expect(applicationProblems(typed({ phone }))).toEqual(problems);
  });
});
