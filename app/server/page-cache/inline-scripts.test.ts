import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';

const hashed = (page: string) => {
  const result = hashInlineScripts(Buffer.from(page), 'n0n');
  return result && { html: result.bytes.toString(), hashes: result.hashes };
};
const hash = (script: string) => createHash('sha256').update(script).digest('base64');

test('hashes our own inline scripts in order and once, and removes their nonce', () => {
  const page =
    '<script nonce="n0n">one()</script><script nonce="n0n" async="" type="module">two()</script><script nonce="n0n">one()</script>' +
    '<script nonce="n0n">one("ü>")</script><script nonce="n0n" src="/a.js"></script>';
  expect(hashed(page)).toEqual({
    html:
      '<script>one()</script><script async="" type="module">two()</script><script>one()</script>' +
      '<script>one("ü>")</script><script src="/a.js"></script>',
    hashes: [hash('one()'), hash('two()'), hash('one("ü>")')],
  });
});

test.each([
  '<script>evil()</script>',
  '<script nonce="other">evil()</script>',
  '<script type="module">evil()</script>',
])('does not hash %s', (script) => {
  expect(hashed(`<p>${script}</p>`)?.hashes).toEqual([]);
});

test('does not cache a page with the nonce elsewhere', () => {
  expect(hashed('<p>n0n</p>')).toBeNull();
});
