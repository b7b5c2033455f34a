import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutQuote } from './cut-quote.ts';
import { mailTextOf } from './mail-text-of.ts';

it.each([
  ['<p>Hello <b>you</b></p><script>alert(1)</script>', 'Hello you'],
  ['<div>One<br>Two</div><div>Three</div>', 'One\nTwo\nThree'],
  ['<style>p { color: red }</style>A &amp; B&nbsp;&lt;i&gt;', 'A & B <i>'],
  [
    '<p>Yes.</p><blockquote><p>Is it there?</p><blockquote>Deep</blockquote></blockquote>',
    'Yes.\n\n> Is it there?\n\n> > Deep',
  ],
  ['<ul><li>1<li>2</ul>', '1\n2'],
  ['plain', 'plain'],
  ['', ''],
])('%s', (html, text) => {
  expect(mailTextOf(html)).toBe(text);
});

it('lets what Gmail quotes be cut', () => {
  const html =
    '<div>Yes, please.</div><div class="gmail_quote"><div>On Fri, Nov 27, 2026 at 3:15 PM A Motors &lt;x@a.example&gt; wrote:<br></div><blockquote><p>Come by!</p></blockquote></div>';
  expect(cutQuote(mailTextOf(html)).own).toBe('Yes, please.');
});

it('reads anything', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('<p>', '</p>', '<blockquote>', '</blockquote>', '<script>', '<!--', '<br'),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(
        mailTextOf(parts.join(''))
          .split('\n')
          .every((line) => line.trim() === line),
      ).toBe(true);
    }),
  );
});

it.each([
  ['spaces and blocks', ' '.repeat(150_000) + '<p>'.repeat(50_000)],
  ['spaces between blocks', '<p> </p>   \n'.repeat(25_000)],
  ['nested elements', '<div>'.repeat(60_000)],
  ['nested quotes', '<blockquote>a'.repeat(23_000)],
  ['elements that nothing opened', '</div>'.repeat(50_000)],
  ['elements that something else closes', '<b>'.repeat(50_000) + '</i>'.repeat(37_000)],
  ['paragraphs that nothing opened', '<b>'.repeat(50_000) + '</p>'.repeat(37_000)],
  ['elements in elements that close nothing', '<b></i>'.repeat(42_000)],
  ['entities', '&nbsp;'.repeat(50_000)],
  ['half entities', '&am'.repeat(100_000)],
  ['half tags', '<p '.repeat(100_000)],
  ['half comments', '<!--'.repeat(75_000)],
  ['attributes', `<p ${'a=b '.repeat(75_000)}`],
  ['hidden elements', '<script><style>'.repeat(20_000)],
  ['lists', '<li>'.repeat(75_000)],
  ['tables', '<table><tr><td>'.repeat(20_000)],
])('reads 300,000 characters of %s at once', (_what, html) => {
  const start = performance.now();
  mailTextOf(html);
  expect(performance.now() - start).toBeLessThan(1000);
});
