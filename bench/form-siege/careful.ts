/** The part of S9 with bots that do everything right, and with a normal day of people. */
import { randomBytes } from 'node:crypto';
import type { Pool } from '@rooftop/database/pool';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { exampleSubmission } from '../../tests/support/leads/submissions.ts';
import type { SpamFilter, FormKey, SpamVerdict } from '#app/forms/spam-filter/spam-filter.ts';
import { CONFIRM_FIELD, PROOF_FIELD, TOKEN_FIELD } from '#app/forms/spam-filter/spam-field-names.ts';
import { solve } from '#app/forms/solve-challenge.ts';
import { exact, atLeast, atMost, type Report } from '../report.ts';

const SECOND = 1000;
const HOUR = 3_600 * SECOND;
/** Midnight in simulated time, so the benchmark doesn't wait. */
const MIDNIGHT = Date.parse('2026-11-25T00:00:00Z');
const HEADERS = new Headers({ 'user-agent': 'Mozilla/5.0', 'accept-language': 'en-US,en;q=0.9' });

/** Percentage of a day's leads per hour on a typical dealership website. */
const DAY_BY_HOURS = [0, 0, 0, 0, 0, 1, 2, 4, 6, 8, 9, 9, 9, 8, 8, 8, 8, 7, 6, 4, 2, 1, 0, 0];
const LEADS_A_DAY = 500;

/** Sets the spam filter's clock. */
type Clock = (at: number) => void;

/** How a sender reacts to a challenge. */
type Manner = 'waits and posts' | 'follows the confirm page' | 'solves the proof of work';

/** Gives a dealership a history of four normal weeks. */
async function addHistory(pool: Pool, dealership: string): Promise<void> {
  await acceptLead(pool, randomBytes(32), exampleSubmission({ dealership, isTest: true }));
  await pool.query(
    `INSERT INTO leads (id, dealership, form, state, content, circumstances, vendor, destinations, routing, number,
       accepted_at)
     SELECT gen_random_uuid(), dealership, form, state, content, circumstances, vendor, destinations, routing,
       1 + row_number() OVER (), $2::timestamptz - make_interval(days => day) + make_interval(hours => hour, secs => lead * 60)
     FROM leads, generate_series(1, 28) AS day, generate_series(0, 23) AS hour,
       generate_series(1, ($3::integer[])[hour + 1]) AS lead
     WHERE dealership = $1`,
    [dealership, new Date(MIDNIGHT), DAY_BY_HOURS.map((percent) => (percent * LEADS_A_DAY) / 100)],
  );
}

interface Sender {
  readonly place: FormKey;
  readonly manner: Manner;
  readonly name: string;
  readonly ipAddress: string;
  /** When it sends the form, in milliseconds since 1970: 20 seconds after the form was shown. */
  readonly at: number;
}

/** Sends a form as a browser or a bot does, with its own token. Returns the verdict on the last attempt. */
async function sendForm(spamFilter: SpamFilter, clock: Clock, sender: Sender): Promise<SpamVerdict> {
  const { place, manner, name, ipAddress, at } = sender;
  const fields = new FormData();
  for (const [field, value] of Object.entries({
    firstName: 'Ann',
    lastName: 'Lee',
    email: `${name}@example.com`,
    phone: '',
    message: `Is the car ${name} there? I can come on Saturday.`,
  }))
    fields.set(field, value);
  clock(at - 20 * SECOND);
  let token = spamFilter.tokenFor(place);
  const post = (after: number) => {
    fields.set(TOKEN_FIELD, token);
    clock(at + after);
    const client = { cookies: null, ipAddress, userAgent: null };
    return spamFilter.judge({
      ...place,
      fields,
      headers: HEADERS,
      client,
      knownVisitor: null,
      isPrefilled: false,
    });
  };
  const judged = await post(0);
  if (judged.kind !== 'challenge' || manner === 'waits and posts') return judged;
  const { work, confirm } = judged.challenge;
  if (manner === 'follows the confirm page') fields.set(CONFIRM_FIELD, confirm);
  else fields.set(PROOF_FIELD, await solve(work, new AbortController()));
  token = spamFilter.tokenFor(place, token);
  return post(2 * SECOND);
}

const address = (index: number) => `198.18.${Math.floor(index / 250)}.${(index % 250) + 1}`;
const ADDRESSES = 1_000;
const POSTS = 5_000;
const PROOFS = 100;
const PEOPLE_IN_THE_ATTACK = 20;

/**
 * Three bots at dealerships with a history, five forms per IP address within an hour, each token used once. The first
 * two attack one dealership each, so that neither is stopped because of the other's forms. The third attacks the
 * first one's dealership.
 */
export async function carefulPrograms(
  pool: Pool,
  spamFilter: SpamFilter,
  clock: Clock,
): Promise<Report['figures']> {
  const placeOf = (manner: Manner): FormKey => ({
    dealership: `dealership that ${manner}`,
    form: 'CONTACT',
  });
  const noon = MIDNIGHT + 12 * HOUR;
  const manners = ['waits and posts', 'follows the confirm page'] as const;
  const mailed = new Map<string, number>();
  const count = (what: string, { kind }: SpamVerdict) =>
    kind === 'fine' && mailed.set(what, (mailed.get(what) ?? 0) + 1);
  for (const manner of manners) {
    const place = placeOf(manner);
    await addHistory(pool, place.dealership);
    for (let index = 0; index < POSTS; index += 1) {
      const at = noon + Math.floor((index * HOUR) / POSTS);
      const name = `${manner[0]}${index}`;
      const sender = { place, manner, name, ipAddress: address(index % ADDRESSES), at };
      count(manner, await sendForm(spamFilter, clock, sender));
    }
  }
  const place = placeOf('waits and posts');
  const startedWith = process.cpuUsage();
  for (let index = 0; index < PROOFS; index += 1) {
    const manner = 'solves the proof of work';
    const at = noon + HOUR + index * SECOND;
    count(
      manner,
      await sendForm(spamFilter, clock, { place, manner, name: `c${index}`, ipAddress: address(index), at }),
    );
  }
  const { user, system } = process.cpuUsage(startedWith);
  let stopped = 0;
  for (let index = 0; index < PEOPLE_IN_THE_ATTACK; index += 1) {
    const manner = 'solves the proof of work';
    const at = noon + HOUR + (PROOFS + index) * SECOND;
    const sender = { place, manner, name: `ann${index}`, ipAddress: `192.0.2.${index}`, at } as const;
    if ((await sendForm(spamFilter, clock, sender)).kind !== 'fine') stopped += 1;
  }
  const kept = (manner: Manner, of: number) => 1 - (mailed.get(manner) ?? 0) / of;
  return {
    [`(a) waits and posts: share kept out of mailboxes, of ${POSTS}`]: exact(
      atLeast(0.995, kept('waits and posts', POSTS)),
    ),
    [`(b) also follows the confirm page: share kept out of mailboxes, of ${POSTS}`]: exact(
      atLeast(0.995, kept('follows the confirm page', POSTS)),
    ),
    '(a) and (b): forms that reached a mailbox before the limit': [...manners]
      .map((manner) => mailed.get(manner) ?? 0)
      .reduce((sum, one) => sum + one, 0),
    [`(c) solves the proof of work: share kept out of mailboxes, of ${PROOFS}`]: kept(
      'solves the proof of work',
      PROOFS,
    ),
    '(c) processor seconds per lead, including our verification': (user + system) / 1e6 / PROOFS,
    [`people with JavaScript held during the attack, of ${PEOPLE_IN_THE_ATTACK}`]: exact(atMost(0, stopped)),
  };
}

const PEOPLE = 500;
/** Every tenth person has JavaScript disabled. */
const WITHOUT_SCRIPT = 10;

/** A normal day of people, spread over the day as usual and at random within each hour. */
export async function normalDay(
  pool: Pool,
  spamFilter: SpamFilter,
  clock: Clock,
): Promise<Report['figures']> {
  const place: FormKey = { dealership: 'dealership-normal', form: 'CONTACT' };
  await addHistory(pool, place.dealership);
  const hours = DAY_BY_HOURS.flatMap((percent, hour) =>
    Array.from({ length: (percent * PEOPLE) / 100 }, () => hour),
  );
  const moments = hours
    .map((hour) => MIDNIGHT + hour * HOUR + Math.floor((randomBytes(4).readUInt32BE() / 2 ** 32) * HOUR))
    .toSorted((a, b) => a - b);
  let held = 0;
  for (const [index, at] of moments.entries()) {
    const manner = index % WITHOUT_SCRIPT === 0 ? 'follows the confirm page' : 'solves the proof of work';
    const ipAddress = `203.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;
    const judged = await sendForm(spamFilter, clock, {
      place,
      manner,
      name: `person${index}`,
      ipAddress,
      at,
    });
    if (judged.kind !== 'fine') held += 1;
  }
  return {
    [`people held on a normal day, of ${moments.length}, ${moments.length / WITHOUT_SCRIPT} without JavaScript`]:
      exact(atMost(0, held)),
  };
}
