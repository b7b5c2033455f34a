import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTypedTime, showTime } from './typed-time.ts';

test.each([
  ['9a', '09:00'],
  ['9 am', '09:00'],
  ['9AM', '09:00'],
  ['9 a.m.', '09:00'],
  ['5:30pm', '17:30'],
  ['5:30 P', '17:30'],
  ['530p', '17:30'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['noon', '12:00'],
  ['Midnight', '00:00'],
  ['08:30', '08:30'],
  ['17:30', '17:30'],
  ['18', '18:00'],
  ['1730', '17:30'],
  ['00:00', '00:00'],
])('reads %s', (text, value) => {
  expect(parseTypedTime(text)).toEqual({ value });
});

test.each([
  ['9', /^Add am or pm: 9 am or 9 pm\?$/],
  ['9:30', /9:30 am or 9:30 pm/],
  ['11', /11 am or 11 pm/],
  ['10:30', /10:30 am or 10:30 pm/],
  ['11:59', /11:59 am or 11:59 pm/],
  ['1030', /10:30 am or 10:30 pm/],
  ['12', /12 pm, at noon, or 12 am, at midnight/],
  ['12:30', /12:30 pm, at noon, or 12:30 am, at midnight/],
  ['0:30', /12:30 am, at midnight/],
  ['25:00', /A day ends/],
  ['13 pm', /from 1 to 12/],
  ['0 am', /from 1 to 12/],
  ['9:75 am', /no 75/],
  ['late', /such as 9 am/],
  ['', /such as 9 am/],
])('says what is wrong with "%s"', (text, problem) => {
  expect(parseTypedTime(text)).toEqual({ problem: expect.stringMatching(problem) });
});

test('every time of a day is shown in a form that can be typed again', () => {
  fc.assert(
    fc.property(fc.nat(1439), (minute) => {
      const value = new Date(minute * 60_000).toISOString().slice(11, 16);
      expect(parseTypedTime(showTime(value))).toEqual({ value });
    }),
  );
});

test.each([
  ['17:30', '5:30 PM'],
  ['00:05', '12:05 AM'],
  ['half past', 'half past'],
])('shows %s as %s', (stored, shown) => {
  expect(showTime(stored)).toBe(shown);
});
