import type { ProseBlocks } from '@rooftop/content/objects/texts/prose';
import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/website.ts';
import { proseHtml } from './prose-html.server.tsx';

type Block = ProseBlocks[number];
const { href } = testContext();

const block = (text: string, fields: Partial<Block> = {}, marks: string[] = []): Block => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  children: [{ _type: 'span', _key: 'span', text, marks }],
  markDefs: [],
  ...fields,
});
const linked = (to: string | null) =>
  block('here', { markDefs: [{ _type: 'link', _key: 'l', href: to }] }, ['l']);
const html = (...blocks: Block[]) => proseHtml(blocks, href)?.html ?? null;

test.each<[string, Block[], string | null]>([
  ['a paragraph', [block('Fair.')], '<p>Fair.</p>'],
  ['headings', [block('A', { style: 'h3' }), block('B', { style: 'h4' })], '<h3>A</h3><h4>B</h4>'],
  [
    'a list',
    [block('one', { listItem: 'bullet', level: 1 }), block('two', { listItem: 'bullet', level: 1 })],
    '<ul><li>one</li><li>two</li></ul>',
  ],
  ['marks', [block('so', {}, ['strong', 'em'])], '<p><strong><em>so</em></strong></p>'],
  ['an unknown mark', [block('so', {}, ['blink'])], '<p>so</p>'],
  ['nothing', [], null],
  ['only spaces', [block(' ')], null],
  ['markup is escaped', [block('<img src=x onerror=alert(1)>')], '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
])('%s', (_, blocks, expected) => {
  expect(html(...blocks)).toBe(expected);
});

test.each([
  ['/contact-us', '<p><a href="/contact-us">here</a></p>'],
  ['https://example.com/', '<p><a href="https://example.com/">here</a></p>'],
  ['https://example.com/"onclick="x', '<p><a href="https://example.com/%22onclick=%22x">here</a></p>'],
  ['javascript:alert(1)', '<p>here</p>'],
  ['//evil.example', '<p>here</p>'],
  ['data:text/html,x', '<p>here</p>'],
  [null, '<p>here</p>'],
])('a link to %s', (to, expected) => {
  expect(html(linked(to))).toBe(expected);
});
