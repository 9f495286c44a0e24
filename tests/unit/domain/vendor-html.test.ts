import { expect, test } from 'vitest';
import { isPlainVendorHtml } from '#domain/vendor-html.ts';

test.each(['<p>A <strong>good</strong> walk</p>', '<ul><li>Water &amp; bread</li></ul>', 'a > b', ''])('%s is plain', (html) => {
  expect(isPlainVendorHtml(html)).toBe(true);
});

test.each([
  '<p class="x">x</p>',
  '<script>x</script>',
  '<p><img src=x onerror=alert(1)></p>',
  '<p',
  '< p>',
  '<!-- x -->',
  '<p\n>',
  '<svg>',
  '<pre>',
  '<br/>',
])('%s is not plain', (html) => {
  expect(isPlainVendorHtml(html)).toBe(false);
});
