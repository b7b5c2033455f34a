import { expect, test } from 'vitest';
import { formFieldsOf, parseJson } from './parse-json.ts';

test.each(['{"a":["b",{"c":1}],"d":null}', '"\\u00e9 \\ud83d\\ude00 \\n"', '[]'])('parses %s', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test.each([
  '"\\u0000"',
  '{"a":[{"b":"x\\u0000y"}]}',
  '{"\\u0000":1}',
  '"\\ud83d"',
  '{"a":"\\ude00b"}',
  '{',
  '',
])('refuses %s', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});

test('refuses such fields of a form', () => {
  const form = new FormData();
  form.set('name', 'Ann');
  expect(formFieldsOf(form)).toEqual({ name: 'Ann' });
  form.set('phone', '1\0');
  expect(() => formFieldsOf(form)).toThrow(SyntaxError);
});
