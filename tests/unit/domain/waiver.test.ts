import { expect, it } from 'vitest';
import { isMinor, waiverBlocks, waiversKeptFrom } from '#domain/waiver.ts';

it('a text has paragraphs, each with its list', () => {
  expect(waiverBlocks('Read this,\nplease.\n\nI declare that\n- I can swim,\n- I am well.\n\nI follow the guide.\n')).toEqual([
    { kind: 'text', text: 'Read this, please.' },
    { kind: 'text', text: 'I declare that' },
    { kind: 'list', items: ['I can swim,', 'I am well.'] },
    { kind: 'text', text: 'I follow the guide.' },
  ]);
});

it('a guardian signs for whoever was booked as a child, in any language', () => {
  const lines = [
    { group: 'ageGroup' as const, id: 'adult', label: { en: 'Adult', de: 'Erwachsener' } },
    { group: 'ageGroup' as const, id: 'youth', label: { en: 'Youth', de: 'Jugendlicher' } },
  ];
  expect(['Adult', 'Youth', 'Jugendlicher', 'Erwachsener', 'Somebody'].map((bookedAs) => isMinor({ lines }, bookedAs))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

it('what was signed is kept until the third year after the visit’s is over', () => {
  expect(waiversKeptFrom('2029-12-31')).toBe('2026-01-01');
  expect(waiversKeptFrom('2030-01-01')).toBe('2027-01-01');
});
