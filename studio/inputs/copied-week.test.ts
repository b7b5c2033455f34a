import { expect, test } from 'vitest';
import { COPY_TARGETS, withCopiedMonday } from './copied-week.ts';

const nine = { _type: 'dayHours', open: '09:00', close: '18:00' };
const [toFriday, toAll] = COPY_TARGETS;

test('gives the weekdays the hours of Monday, and keeps the weekend', () => {
  const saturday = { _type: 'dayHours', closed: true };
  const week = { _type: 'weekHours', monday: nine, tuesday: saturday, saturday };
  expect(withCopiedMonday(week, toFriday.days)).toEqual({
    _type: 'weekHours',
    monday: nine,
    tuesday: nine,
    wednesday: nine,
    thursday: nine,
    friday: nine,
    saturday,
  });
  expect(withCopiedMonday(week, toAll.days)).toMatchObject({ saturday: nine, sunday: nine });
});

test('has nothing to copy without Monday’s hours, or a second time', () => {
  expect(withCopiedMonday(undefined, toAll.days)).toBeNull();
  expect(withCopiedMonday({ tuesday: nine }, toAll.days)).toBeNull();
  const week = withCopiedMonday({ monday: nine }, toAll.days);
  expect(withCopiedMonday(week ?? {}, toAll.days)).toBeNull();
});
