/** Editors' HTML in popups: nothing that runs, styles, or loads from elsewhere reaches the page (S5). */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { popupHtml } from '#app/site/popups/popup-html.server.ts';
import { testContext } from '../support/website.ts';
import { XSS_PAYLOADS } from '../support/xss-payloads.ts';

const { href } = testContext();

const ELEMENTS =
  /^(h[2-4]|p|br|hr|ul|ol|li|blockquote|figure|figcaption|strong|b|em|i|u|s|small|su[bp]|span|a|img|table|caption|thead|tbody|tr|th|td|#text)$/;
const ATTRIBUTES = /^(href|class|src|alt|width|height|loading|colspan|rowspan|scope|start)$/;

function nodesOf(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Node[] {
  return 'childNodes' in node ? node.childNodes.flatMap((child) => [child, ...nodesOf(child)]) : [];
}

/** Lists everything in a browser's reading of the HTML that must not be there. */
function faultsOf(html: string): string[] {
  return nodesOf(parseFragment(html)).flatMap((node) => {
    const faults = ELEMENTS.test(node.nodeName) ? [] : [`<${node.nodeName}>`];
    for (const { name, value } of 'attrs' in node ? node.attrs : []) {
      if (!ATTRIBUTES.test(name)) faults.push(`${name}="${value}"`);
      if (name === 'href' && !/^(\/(?![/\\])|#|https?:|tel:|mailto:)/.test(value))
        faults.push(`href="${value}"`);
      if (name === 'src' && !/^\/(assets|files|images|photos|vehicles)\//.test(value))
        faults.push(`src="${value}"`);
      if (name === 'class' && !/^(button|button-primary|button-secondary|button-medium|\s)*$/.test(value))
        faults.push(`class="${value}"`);
    }
    return faults;
  });
}

test('there are more than 500 payloads that would do harm as they are', () => {
  const harmful = [...new Set(XSS_PAYLOADS)].filter((payload) => faultsOf(payload).length > 0);
  expect(harmful.length).toBeGreaterThan(500);
});

describe.each([
  ['alone', (payload: string) => payload],
  ['in a paragraph', (payload: string) => `<p>before ${payload} after</p>`],
  ['in an attribute', (payload: string) => `<a href="/x" title="${payload.replaceAll('"', '&quot;')}">x</a>`],
  ['in an unclosed comment', (payload: string) => `<p>x</p><!-- ${payload}`],
  ['twice, one inside the other', (payload: string) => payload.replace('>', () => ` ${payload}>`)],
])('%s', (_where, place) => {
  test('no payload survives, now or when sanitized again', () => {
    for (const payload of XSS_PAYLOADS) {
      const once = popupHtml(place(payload), href);
      expect(faultsOf(once), `${payload}\n${once}`).toEqual([]);
      expect(faultsOf(popupHtml(once, href)), payload).toEqual([]);
    }
  });
});

test.each([
  ['<h2>Hi</h2><p>A <strong>bold</strong> word</p>', '<h2>Hi</h2><p>A <strong>bold</strong> word</p>'],
  ['<ul><li>One</li><li>Two</li></ul>', '<ul><li>One</li><li>Two</li></ul>'],
  ['<a href="/service">Service</a>', '<a href="/service">Service</a>'],
  ['<a href="tel:+13155550126">Call</a>', '<a href="tel:+13155550126">Call</a>'],
  [
    '<a class="button button-primary x" href="https://example.com/a">Go</a>',
    '<a href="https://example.com/a" class="button button-primary">Go</a>',
  ],
  [
    '<img src="/images/a.png?w=200" alt="A car" width="200" height="100">',
    '<img src="/images/a.png?w=200" alt="A car" width="200" height="100" loading="lazy" />',
  ],
  ['<p>5 < 6 & 7</p>', '<p>5 &lt; 6 &amp; 7</p>'],
  ['<div>kept <script>alert(1)</script>words</div>', 'kept words'],
])('%s becomes %s', (written, shown) => {
  expect(popupHtml(written, href)).toBe(shown);
});

test('links are in the language of the page', () => {
  const spanish = testContext({
    locale: 'es',
    dealership: { ...testContext().dealership, languages: ['en', 'es'] },
  });
  expect(popupHtml('<a href="/service">x</a>', spanish.href)).toBe('<a href="/es/service">x</a>');
});
