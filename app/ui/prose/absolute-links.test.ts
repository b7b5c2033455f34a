import { expect, test } from 'vitest';
import { absoluteLinks } from './absolute-links.ts';

test.each([
  ['<a href="/service">Service</a>', '<a href="http://alpha.example/service">Service</a>'],
  ['<a href="/">Home</a>', '<a href="http://alpha.example/">Home</a>'],
  ['<a href="https://b.example/">B</a>', '<a href="https://b.example/">B</a>'],
  ['<a href="//b.example/">B</a>', '<a href="//b.example/">B</a>'],
  ['<a href="tel:+1">Call</a> /service', '<a href="tel:+1">Call</a> /service'],
])('makes links absolute: %s becomes %s', (html, absolute) => {
  expect(absoluteLinks(html, 'http://alpha.example')).toBe(absolute);
});
