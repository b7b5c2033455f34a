import { expect, test } from 'vitest';
import { GUESSED_WORDS, problemOfNewPassword } from './new-password.ts';

const EMAIL = 'ann.miller@example.com';
const problemOf = (newPassword: string, again = newPassword) =>
  problemOfNewPassword({ newPassword, again }, EMAIL);

test.each([
  ['elevenchars', 'tooShort'],
  ['x'.repeat(201), 'tooShort'],
  ['123456qwerty', 'tooEasy'],
  ['password1234', 'tooEasy'],
  ['P4ssw0rd!2345', 'tooEasy'],
  ['aaaaaaaaaaaaaaaa', 'tooEasy'],
  ['abcdefghijklmnop', 'tooEasy'],
  ['1qaz2wsx3edc', 'tooEasy'],
  [EMAIL, 'tooEasy'],
  ['correct horse battery', null],
  ['caballo grapa montaña', null],
  ['only lower case letters', null],
  ['71940266835510', null],
  ['k7d2m-p4xqr-ab2cd-34fgh', null],
])('%s: %s', (password, problem) => {
  expect(problemOf(password)).toBe(problem);
});

test.each(GUESSED_WORDS)('words of the product are guessed first: %s', (word) => {
  expect(problemOf(word.repeat(3))).toBe('tooEasy');
  expect(problemOf(`${word}12345678`)).toBe('tooEasy');
});

test('it is typed twice', () => {
  expect(problemOf('correct horse battery', 'correct horse batterie')).toBe('different');
});
