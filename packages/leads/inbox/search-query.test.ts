import { expect, test } from 'vitest';
import { searchQuery } from './search-query.ts';

test.each([
  ['Núñez', `'nunez':*`],
  ['  José  NUÑEZ ', `'jose':* & 'nunez':*`],
  ['jose@mail.example', `'jose@mail.example':*`],
  ['(315) 555-0142', `'3155550142':*`],
  ['+1 315 555 0142', `'3155550142':*`],
  ['1 (315) 555-0142', `'3155550142':*`],
  ['+1 315', `'315':*`],
  ['#12', `'12'`],
  ['2021 Honda', `'2021':* & 'honda':*`],
  [`O'Neil & "Sons" \\ :* !`, `'o' & 'neil':* & 'sons':*`],
  ['', null],
  [`'"\\`, null],
  [undefined, null],
])('%j is searched as %j', (typed, query) => {
  expect(searchQuery(typed)).toBe(query);
});
