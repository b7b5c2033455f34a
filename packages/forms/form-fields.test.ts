import { describe, expect, it } from 'vitest';
import { email, phone } from './form-fields.ts';

describe('an email address', () => {
  it.each([
    ['ada@visitor.example', true],
    ["o'brien+cars@mail.visitor.example", true],
    ['ada@müller.example', true],
    ['ada@visitor.e', false],
    ['ada@visitor', false],
    ['ada@visitor.e1', false],
    ['@visitor.example', false],
    ['ada visitor.example', false],
    ['ada@a@visitor.example', false],
    ['ada@visitor.example, eve@evil.example', false],
    ['ada@visitor.example\r\nBcc: eve@evil.example', false],
    ['"ada" <ada@visitor.example>', false],
    [`${'a'.repeat(250)}@visitor.example`, false],
  ])('%j: %j', (written, isValid) => {
    expect(email.safeParse(written).success).toBe(isValid);
  });

  it('is matched quickly no matter how long it is', () => {
    const started = performance.now();
    expect(email.safeParse(`a@${'a.'.repeat(50_000)}`).success).toBe(false);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('a phone number', () => {
  it.each([
    ['315555014', 'phone'],
    ['   315555014   ', 'phone'],
    ['3155550142', undefined],
    ['(315) 555-0142', undefined],
    ['+1 (315) 5', 'phone'],
    ['+1 (315) 555-014', 'phone'],
    ['+1 (315) 555-0142', undefined],
    ['+13155550142', undefined],
    ['+44 20 7946 0958', undefined],
    ['1'.repeat(41), 'tooLong'],
  ])('%j: %s', (written, code) => {
    expect(phone.safeParse(written).error?.issues[0]?.message).toBe(code);
  });
});
