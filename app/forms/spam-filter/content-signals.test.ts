import { expect, test } from 'vitest';
import { contentSignals } from './content-signals.ts';

test.each<[first: string, last: string, message: string, points: number]>([
  ['Ann', 'Lee', 'Is the blue RAV4 still there? I can come on Saturday at 10.', 0],
  ['Jürgen', 'Schtschur-Goldschmidt', 'Ich rufe morgen an.', 0],
  ['Siobhán', "O'Shaughnessy-McDonald", 'Trade-in: 2018 F-150, 62,000 mi. Thx!!!', 0],
  ['Nguyễn', 'Thị', 'Xe còn không?', 0],
  ['José', 'José', '', 0],
  ['Ann', 'Lee', 'I saw it at https://www.example.com/listing/5, what is its price with you?', 1],
  ['Ann', 'Lee', 'Could you increase your sales team? I waited an hour.', 0],
  ['RobertBef', 'RobertBef', 'Best casino bonuses at https://spin.example', 4],
  ['https://spam.example', 'Lee', 'Hi', 3],
  ['kXqZlWpTb', 'rTvBnMqL', 'Hello', 2],
  ['Mike', 'SEO', 'We offer backlinks and SEO service: www.rank.example', 3],
  ['Ann', 'Lee', '<a href="http://x.example">x</a>', 4],
  ['Ann', 'Lee', '[url=http://x.example]x[/url]', 4],
  ['Ann', 'Lee', 'http://a.b http://a.c http://a.d http://a.e', 4],
])('%s %s: %s has %d points', (first, last, message, points) => {
  expect(contentSignals({ names: [first, last], others: [message] }).points).toBe(points);
});

test.each(['a', '-', 'a-', '<a ', '< ', 'www.', 'aB', 'http:/', 'increase '])(
  'matches %j over and over in linear time',
  (part) => {
    const text = part.repeat(2_000_000 / part.length);
    const started = performance.now();
    contentSignals({ names: [text], others: [text] });
    expect(performance.now() - started).toBeLessThan(20_000);
  },
);
