import { expect, test } from 'vitest';
import { sanitise, withSafeHtml } from '#data/vendor-html.ts';
import { tour } from '../../support/tour-details.ts';

test('keeps the text and its plain structure', () => {
  const html = '<p>A <strong>good</strong> walk<br />home</p><ul><li>Water</li></ul>';
  expect(sanitise(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<p onclick="alert(1)" style="position:fixed">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="//evil.example"></iframe>',
  '<style>*{display:none}</style>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
])('lets nothing through that acts: %s', (html) => {
  expect(sanitise(html)).not.toMatch(/alert|evil|style|display|href|on\w+=/);
});

test('cleans everything that a page sets as HTML', () => {
  const dirty = '<p>x<script>alert(1)</script></p>';
  const safe = withSafeHtml({ ...tour, longDescription: dirty, contentTabs: [{ id: 'included', title: 'Included', html: dirty }] });
  expect([safe.longDescription, ...safe.contentTabs.map(({ html }) => html)]).toEqual(['<p>x</p>', '<p>x</p>']);
});
