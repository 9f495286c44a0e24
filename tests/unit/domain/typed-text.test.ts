import { expect, it } from 'vitest';
import { tidyText } from '#domain/typed-text.ts';

it('keeps the paragraphs of a text, and nothing around them', () => {
  expect(tidyText('  One\r\ntwo\r\n\r\n\r\n\r\nthree\rfour \n')).toBe('One\ntwo\n\nthree\nfour');
});
