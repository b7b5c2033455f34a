/** Challenges of a dealership that gets more forms than usual, with real proofs of work and a real database. */
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solve } from '../solve-challenge.ts';
import { createSpamFilter } from './create-spam-filter.ts';
import type { Challenge, SpamVerdict } from './spam-filter.ts';
import { CONFIRM_FIELD, PROOF_FIELD, TOKEN_FIELD } from './spam-field-names.ts';
import { createRateLimits } from '@rooftop/platform/form-counts/rate-limits';

const key = Buffer.alloc(32, 1);
const ALPHA = { dealership: 'dealership-alpha', form: 'CONTACT' } as const;
const HEADERS = new Headers({ 'user-agent': 'Mozilla/5.0', 'accept-language': 'en-US' });

let database: TestDatabase;
let time = Date.parse('2026-11-23T17:00:00Z');
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** Every form is over the limit. */
const spamFilter = () =>
  createSpamFilter({
    pool: database.pool,
    limits: createRateLimits(database.pool, key),
    key,
    quietHour: 0,
    onFailure(error) {
      throw error;
    },
    now: () => time,
  });

let people = 0;
interface Sending {
  readonly proof?: string;
  readonly confirm?: string;
  readonly person?: string;
  readonly place?: { readonly dealership: string; readonly form: 'CONTACT' | 'CAREERS' };
  readonly knownVisitor?: string;
}
/** Submits a form half a minute after it was shown, from a new IP address. */
async function send({
  proof,
  confirm,
  person,
  place = ALPHA,
  knownVisitor,
}: Sending = {}): Promise<SpamVerdict> {
  people += 1;
  const fields = new FormData();
  fields.set('email', `${person ?? people}@example.com`);
  fields.set(TOKEN_FIELD, spamFilter().tokenFor(place));
  if (proof !== undefined) fields.set(PROOF_FIELD, proof);
  if (confirm !== undefined) fields.set(CONFIRM_FIELD, confirm);
  time += 30_000;
  const client = { cookies: null, ipAddress: `198.51.100.${people}`, userAgent: null };
  return spamFilter().judge({
    ...place,
    fields,
    headers: HEADERS,
    client,
    knownVisitor: knownVisitor ?? null,
    isPrefilled: false,
  });
}

async function challenged(sending: Sending = {}): Promise<Challenge> {
  const judged = await send(sending);
  if (judged.kind !== 'challenge') throw new Error(`It was ${judged.kind}`);
  return judged.challenge;
}
const solved = async ({ work }: Challenge) => solve(work, new AbortController());

test('an unknown visitor needs a proof, which is valid once, for one form of one dealership', async () => {
  const proof = await solved(await challenged());
  expect((await send({ proof, place: { ...ALPHA, form: 'CAREERS' } })).kind).toBe('challenge');
  expect((await send({ proof, place: { ...ALPHA, dealership: 'dealership-bravo' } })).kind).toBe('challenge');
  expect(await send({ proof, person: 'ann' })).toEqual({ kind: 'fine' });
  // Pressing twice sends the same form.
  expect(await send({ proof, person: 'ann' })).toEqual({ kind: 'fine' });
  expect((await send({ proof, person: 'bo' })).kind).toBe('challenge');
});

test('a proof expires and cannot be modified or forged', async () => {
  const proof = await solved(await challenged());
  const later = JSON.stringify(JSON.parse(proof)).replace(/"expiresAt":\d+/, '"expiresAt":9999999999999');
  for (const made of [later, '', '{', 'null', '{"challenge":{},"solution":{}}', 'x'.repeat(5_000)])
    expect((await send({ proof: made })).kind).toBe('challenge');
  time += 10 * 60_000;
  expect((await send({ proof })).kind).toBe('challenge');
});

test('a second press instead of a proof holds the form, and is valid once', async () => {
  const { confirm } = await challenged();
  const held = {
    kind: 'suspicious',
    reason: 'sent without JavaScript during a surge of forms',
    mayBePerson: true,
  };
  expect(await send({ confirm, person: 'cy' })).toEqual(held);
  expect((await send({ confirm, person: 'di' })).kind).toBe('challenge');
  expect((await send({ confirm: spamFilter().tokenFor(ALPHA) })).kind).toBe('challenge');
});

test('a visitor who sent a lead before may send one form a day without a proof', async () => {
  const knownVisitor = crypto.randomUUID();
  expect(await send({ knownVisitor })).toEqual({ kind: 'fine' });
  expect((await send({ knownVisitor })).kind).toBe('challenge');
});
