import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeText } from '../../ui/escape-text.ts';
import { cutStencil, type Fillings } from './cut-stencil.ts';
import { createHoles } from './holes.ts';

/** A page as Remix renders it: text, attributes, URLs, data and HTML. */
function page({ main, nonce, ...texts }: Fillings): string {
  const { title, description, announcement, location, canonical, picture } = texts;
  const data = JSON.stringify(
    JSON.stringify([{ title }, title, `http://a.example/cars${canonical}`, announcement]),
  );
  const escaped = data.replaceAll(
    /[&<>\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return [
    `<title>${escapeText(title)}</title><meta name="description" content="${escapeText(description)}"/>`,
    `<link rel="canonical" href="http://a.example${escapeText(`/cars${canonical}`)}"/>`,
    `<img srcset="${escapeText(picture)}"/><input value="${escapeText(`/cars${location}`)}"/>`,
    `<output>${escapeText(announcement)}</output><main>${main}</main><p>Überall € 😀</p>`,
    `<script nonce="${nonce}">streamController.enqueue(${escaped});</script>`,
    `<script nonce="${nonce}">streamController.close();</script>`,
  ].join('\n');
}

const holes = { ...createHoles(), nonce: 'c2VjcmV0+/==' };
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
    holes.title,
  ),
);
const fillings = fc.record({
  title: hostile,
  description: hostile,
  announcement: hostile,
  location: hostile,
  canonical: hostile,
  picture: hostile,
  main: fc.constantFrom('', '<p>A &amp; B</p>', '<b title="$1">é</b>'),
  nonce: fc.base64String(),
});

test('fills a stencil to the page that would have been rendered', () => {
  const stencil = cutStencil(page(holes), holes);
  fc.assert(
    fc.property(fillings, (filled) => {
      const expected = Buffer.from(page(filled));
      expect(stencil.with(filled).toString()).toBe(expected.toString());
    }),
  );
});

test('creates different holes on each call', () => {
  expect(createHoles().main).not.toBe(createHoles().main);
});

test('rejects a page with missing or changed holes, but allows one without a location', () => {
  expect(() => cutStencil(page({ ...holes, title: 'Cars' }), holes)).toThrow('no place for its title');
  expect(
    cutStencil(page({ ...holes, location: '' }), holes)
      .with(holes)
      .toString(),
  ).toBe(page({ ...holes, location: '' }));
  const changed = `${page(holes)}<a href="?from=${encodeURIComponent(holes.location)}">`;
  expect(() => cutStencil(changed, holes)).toThrow('cannot be filled');
});
