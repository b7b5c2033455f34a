import { expect, it } from 'vitest';
import { hidePasswords } from './hide-passwords.ts';

it.each([
  ['postgresql://root:hunter2@db.example:5432/x', 'postgresql://…@db.example:5432/x'],
  ['connect smtps://a%40b:hunter2@mail.example failed', 'connect smtps://…@mail.example failed'],
  [
    '{"url":"smtp://a:hunter2@mail.example","to":"ann@a.example"}',
    '{"url":"smtp://…@mail.example","to":"ann@a.example"}',
  ],
  ['smtp://:hunter2@mail.example', 'smtp://…@mail.example'],
  ['postgres://root:hunter2@with@signs@db/x', 'postgres://…@db/x'],
  ['postgres://root:hunter2/with/slashes@db/x', 'postgres://…@db/x'],
  ['one postgres://a:hunter2@b/c two smtp://d:hunter2@e', 'one postgres://…@b/c two smtp://…@e'],
])('hides the password in %s', (text, shown) => {
  expect(hidePasswords(text)).toBe(shown);
});

it.each([
  'http://localhost:3000/a@b',
  'smtp://mail.example:25',
  'https://studio.example/desk/dealership-a/leads',
  'mail of ann@a.example: fine',
  'Write a URL such as smtps://user:password@host:465.',
])('leaves %s alone', (text) => {
  expect(hidePasswords(text)).toBe(text);
});
