import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';

const hash = (script: string) => createHash('sha256').update(script).digest('base64');

test('our own inline scripts are vouched for, in order and once, and lose their nonce', () => {
  const page =
    '<script nonce="n0n">one()</script><script nonce="n0n" async="" type="module">two()</script>' +
    '<script nonce="n0n">one()</script><script nonce="n0n" src="/a.js"></script>';
  expect(hashInlineScripts(page, 'n0n')).toEqual({
    html:
      '<script>one()</script><script async="" type="module">two()</script>' +
      '<script>one()</script><script src="/a.js"></script>',
    hashes: [hash('one()'), hash('two()')],
  });
});

test.each([
  '<script>evil()</script>',
  '<script nonce="other">evil()</script>',
  '<script type="module">evil()</script>',
])('%s is not ours', (script) => {
  expect(hashInlineScripts(`<p>${script}</p>`, 'n0n')?.hashes).toEqual([]);
});

test('a nonce that stands elsewhere keeps the page from being kept', () => {
  expect(hashInlineScripts('<p>n0n</p>', 'n0n')).toBeNull();
});
