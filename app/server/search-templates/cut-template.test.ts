import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutTemplate } from './cut-template.ts';
import { escapeHtml } from '@rooftop/escaping/escape-markup';
import { placeholder } from './placeholders.ts';

const NAMES = ['title', 'canonical', 'alternate0', 'alternate10', 'nonce', 'location'] as const;
type Texts = Readonly<Record<(typeof NAMES)[number], string>>;

/** A page as Remix renders it: text, attributes, URLs, data and HTML. */
function page(
  { title, canonical, alternate0, alternate10, nonce, location }: Texts,
  results: string,
): string {
  const data = JSON.stringify(JSON.stringify([{ title }, title, canonical]));
  const escaped = data.replaceAll(
    /[&<>\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return [
    `<title>${escapeHtml(title)}</title><link rel="canonical" href="${escapeHtml(canonical)}"/>`,
    `<link href="${escapeHtml(alternate10)}"/><link href="${escapeHtml(alternate0)}"/>`,
    `<input value="/cars${escapeHtml(location)}"/><main><div class="a"${results}</div></main><p>Überall € 😀</p>`,
    `<script nonce="${escapeHtml(nonce)}">streamController.enqueue(${escaped});</script>`,
    `<script nonce="${escapeHtml(nonce)}">streamController.close();</script>`,
  ].join('\n');
}

const own: Texts = {
  title: placeholder('title'),
  canonical: placeholder('canonical'),
  alternate0: placeholder('alternate0'),
  alternate10: placeholder('alternate10'),
  nonce: placeholder('nonce'),
  location: placeholder('location'),
};
const EMPTY = ' data-lost="true">';
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '"',
    "'",
    '\\',
    '$&',
    '</script><script>alert(1)</script>',
    '\u2028',
    '&amp;',
    '{}',
    '\uD800',
    EMPTY,
    own.title,
  ),
);
const fillings = fc.record({
  title: hostile,
  canonical: hostile,
  alternate0: hostile,
  alternate10: hostile,
  location: hostile,
  nonce: fc.base64String(),
});

test('fills a template to the page that would have been rendered', () => {
  const template = cutTemplate(page(own, EMPTY), NAMES);
  fc.assert(
    fc.property(
      fillings,
      fc.constantFrom('', '<p>A &amp; B</p>', '<b title="$1">é</b>'),
      (texts, results) => {
        const expected = Buffer.from(page(texts, `>${results}`));
        const filled = template.with(new Map(Object.entries(texts)), results);
        expect(filled.toString()).toBe(expected.toString());
      },
    ),
  );
});

test('allows a page without its own location', () => {
  const template = cutTemplate(page({ ...own, location: '' }, EMPTY), NAMES);
  expect(template.with(new Map(Object.entries(own)), '').toString()).toBe(
    page({ ...own, location: '' }, '>'),
  );
});

test.each([
  ['a missing placeholder', page({ ...own, title: 'Cars' }, EMPTY), 'no place for its title'],
  ['a changed placeholder', `${page(own, EMPTY)}${encodeURIComponent(own.location)}`, 'cannot be filled'],
  ['a placeholder in capitals', `${page(own, EMPTY)}${own.title.toUpperCase()}`, 'cannot be filled'],
  ['no place for results', page(own, '>'), 'no single place'],
  ['two places for results', page(own, EMPTY + EMPTY), 'no single place'],
])('rejects a page with %s', (_what, html, message) => {
  expect(() => cutTemplate(html, NAMES)).toThrow(message);
});
