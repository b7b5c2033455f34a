/** What every kind of lead does with its form's fields. */
import { FIELD_MESSAGES } from '@rooftop/forms/field-messages';
import type { KindFacts, LeadKind } from '@rooftop/leads/kind';
import { type LeadContent, leadContentShape } from '@rooftop/leads/lead';
import { parse, safeParse } from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { exampleVehicle } from './submissions.ts';

export const sender = {
  firstName: 'Ada',
  lastName: 'Miller',
  email: 'ada@visitor.example',
  phone: '(315) 555-0142',
};

export const kindFacts: KindFacts = {
  popup: null,
  vehicle: exampleVehicle(),
  staffName: 'Grace Kim',
  placeName: 'Alpha Erie',
  offer: null,
  terms: {
    kind: 'finance',
    down: { kind: 'amount', cents: 300_000 },
    tradeEquity: 250_000,
    creditScore: 700,
    months: 60,
  },
};

/** Does what an action does: parses the input, then creates the lead's content. */
export const leadOf = (kind: LeadKind, payload: object): LeadContent =>
  kind.toContent(parse(kind.fields, { ...sender, ...payload }), kindFacts);

interface KindExample {
  /** What the form may send beside the contact data (spec 3, form payloads). */
  readonly payload: object;
  /** The lead beside the contact data. */
  readonly content: Omit<LeadContent, 'contact'>;
  /** Defaults to true. */
  readonly asksForPhone?: boolean;
}

/** Tests a kind of lead by an example. */
export function testKind(kind: LeadKind, { payload, content, asksForPhone = true }: KindExample): void {
  const whole = { ...sender, ...payload };

  describe(kind.form, () => {
    it('makes a lead that can be stored', () => {
      const made = leadOf(kind, payload);
      expect(leadContentShape.parse(made)).toEqual(made);
      const phone = asksForPhone ? sender.phone : null;
      expect(made).toEqual({ ...content, contact: { ...sender, phone, address: null } });
    });

    const required: readonly (readonly [field: string, code: string])[] = [
      ['firstName', 'firstName'],
      ['lastName', 'lastName'],
      ['email', 'required'],
      ...(asksForPhone ? [['phone', 'required'] as const] : []),
    ];
    it.each(required)('requires %s', (field, code) => {
      for (const nothing of ['', '   ', undefined]) {
        const { error } = safeParse(kind.fields, { ...whole, [field]: nothing });
        expect(error?.issues[0]).toMatchObject({ path: [field], message: code });
      }
    });

    it('only reports known error codes for any input', () => {
      const hostile = [undefined, null, '', 'x'.repeat(20_000), 1, ['a'], { a: 1 }, '<script>', '-1', '1e99'];
      for (const field of Object.keys(whole)) {
        for (const value of hostile) {
          const { error } = safeParse(kind.fields, { ...whole, [field]: value });
          for (const { message } of error?.issues ?? []) expect(FIELD_MESSAGES).toContain(message);
        }
      }
    });
  });
}
