import { expect, test } from 'vitest';
import { followedLink } from './followed-link.ts';

const here = new URL('http://alpha.example/contact-us?utm_source=x');
const press = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
};
const link = { href: 'http://alpha.example/', target: '', download: '', hreflang: '' };

test.each([
  ['http://alpha.example/', '/'],
  ['http://alpha.example/contact-us?topic=1#x', '/contact-us?topic=1#x'],
  ['http://alpha.example/contact-us?utm_source=x', '/contact-us?utm_source=x'],
  ['http://alpha.example/contact-us?utm_source=x#stores', null],
  ['http://alpha.example/#stores', '/#stores'],
  ['http://alpha.example/appointment/abc.def?day=2026-11-24', null],
  ['http://alpha.example/es/stop-mail/abc.def', null],
  ['http://bravo.example/', null],
  ['https://alpha.example/', null],
  ['tel:+13155550126', null],
  ['mailto:a@alpha.example', null],
  ['http://alpha.example/files/rooftop/production/a.pdf', null],
  ['http://alpha.example/vehicles/e/crew-pickup-gray?w=640', null],
  ['http://alpha.example/photos/1FMBEBAW7LZ004158/1.webp', null],
  ['http://alpha.example/car-research/rss.xml', null],
  ['http://alpha.example/es/car-research/rss.xml', null],
  ['http://alpha.example/sitemap.xml', null],
  ['http://alpha.example/feeds/google.csv', null],
  ['http://alpha.example/api/stores/1/website/vehicles', null],
  ['http://alpha.example/car-research/rss-feeds', '/car-research/rss-feeds'],
  ['http://alpha.example/feedsacks', '/feedsacks'],
  ['http://alpha.example/news', '/news'],
  ['http://alpha.example/es/news/open-house', '/es/news/open-house'],
  ['http://alpha.example/share/a', '/share/a'],
  ['', null],
])('a click on %s leads to %s', (href, to) => {
  expect(followedLink(press, { ...link, href }, here)).toBe(to);
});

test('a page with a ticket is left by loading a document', () => {
  const ticket = new URL('http://alpha.example/appointment/abc.def');
  expect(followedLink(press, link, ticket)).toBeNull();
});

test('a link to another language keeps the query string', () => {
  const spanish = { ...link, href: 'http://alpha.example/es/contact-us', hreflang: 'es' };
  expect(followedLink(press, spanish, here)).toBe('/es/contact-us?utm_source=x');
});

test.each([
  { button: 1 },
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { defaultPrevented: true },
])('leaves a click with %j to the browser', (how) => {
  expect(followedLink({ ...press, ...how }, link, here)).toBeNull();
});

test.each([{ target: '_blank' }, { download: 'a.csv' }])('leaves a link with %j to the browser', (how) => {
  expect(followedLink(press, { ...link, ...how }, here)).toBeNull();
});
