import { expect, it } from 'vitest';
import { forwardedSubject } from './answer-subject.ts';

it.each([
  ['Your Civic', 'en', 'Re: Your Civic'],
  ['RE: Re:  Your Civic', 'en', 'Re: Your Civic'],
  ['Regarding: cars', 'en', 'Re: Regarding: cars'],
  [' Re: ', 'en', 'Your request: A Motors'],
  [null, 'es', 'Su solicitud: A Motors'],
] as const)('after %j in %s it is %j', (latest, language, subject) => {
  expect(forwardedSubject(latest, { language, dealership: 'A Motors' })).toBe(subject);
});

it('reads a hostile subject at once', () => {
  const start = performance.now();
  forwardedSubject(`${' '.repeat(100_000)}${'re: '.repeat(100_000)}x`, { language: 'en', dealership: 'A' });
  expect(performance.now() - start).toBeLessThan(500);
});
