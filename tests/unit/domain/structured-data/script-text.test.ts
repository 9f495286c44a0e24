import type { EventLeaf } from 'schema-dts';
import { expect, it } from 'vitest';
import { scriptText } from '#domain/structured-data/script-text.ts';

it('says what a thing is in a script that no text ends', () => {
  const event: EventLeaf = { '@type': 'Event', name: '</script><script>alert(1)</script>' };
  const text = scriptText(event);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', ...event });
});
