import { expect, test } from 'vitest';
import { personNameSchema } from './users.ts';

test.each(['Núria Puig', 'J. R. Smith', 'O’Neil-García', 'Dr. Ana M. Ruiz', '田中', 'St. John', 'A.J. Foyt'])(
  '%s is a name',
  (name) => {
    expect(personNameSchema.parse(` ${name} `)).toBe(name);
  },
);

test.each([
  'Ann\nYour account is blocked',
  'Ann\r\nBcc: everybody@example.com',
  'Ann\u2028Lee',
  'Ann \u202Eeel',
  'https://evil.example',
  'Visit www.evil now',
  'Win at evil.example/prize',
  'go to EVIL.COM',
  'Ann <b>Lee</b>',
])('%j is none', (name) => {
  expect(personNameSchema.safeParse(name).error?.issues[0]?.message).toMatch(/without line breaks/);
});
