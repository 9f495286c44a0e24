import { expect, it } from 'vitest';
import { scriptText } from '#domain/structured-data/script-text.ts';

it('says what a thing is in a script that no text ends', () => {
  const text = scriptText({ '@type': 'Event', name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Event', name: '</script><script>alert(1)</script>' });
});
