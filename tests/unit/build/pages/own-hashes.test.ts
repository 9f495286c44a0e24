import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withOwnHashes } from '#build/pages/own-hashes.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const pageWith = (policy: string, body: string): string =>
  `<head><meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}</body>`;

it('keeps what the page has and drops what other pages have', () => {
  const body = '<style>a{color:red}</style><script type="module">let a = 1 < 2;\n</script><script src="/own.js"></script>';
  const [style, script, other] = [hashOf('a{color:red}'), hashOf('let a = 1 < 2;\n'), hashOf('b{}')];
  expect(
    withOwnHashes(pageWith(`default-src 'self';script-src 'self' ${other} ${script}; style-src 'self' ${style} ${other};`, body)),
  ).toBe(pageWith(`default-src 'self';script-src 'self' ${script}; style-src 'self' ${style};`, body));
});

it('allows nothing that the build had not allowed', () => {
  const page = pageWith("script-src 'self';", '<script>planted()</script>');
  expect(withOwnHashes(page)).toBe(page);
});

it('leaves a page without a policy as it is', () => {
  expect(withOwnHashes('<style>a{}</style>')).toBe('<style>a{}</style>');
});
