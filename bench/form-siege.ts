/**
 * Forms from bots and people at one dealership (S9): simple bots mixed with people, then three careful bots from
 * 1,000 IP addresses, and a normal day of people.
 */
import { randomBytes } from 'node:crypto';
import { freshDatabase, startTestPostgres } from '../tests/support/database.ts';
import { createSpamFilter } from '#app/forms/spam-filter/create-spam-filter.ts';
import type { SpamFilter, FormKey } from '#app/forms/spam-filter/spam-filter.ts';
import { HONEYPOT_FIELD, PROOF_FIELD, TOKEN_FIELD } from '#app/forms/spam-filter/spam-field-names.ts';
import { createRateLimits } from '@rooftop/platform/form-counts/rate-limits';
import { solve } from '#app/forms/solve-challenge.ts';
import { carefulPrograms, normalDay } from './form-siege/careful.ts';
import { exact, atLeast, atMost, type Report } from './report.ts';

const PLACE: FormKey = { dealership: 'dealership-alpha', form: 'CONTACT' };
const BROWSER = new Headers({ 'user-agent': 'Mozilla/5.0', 'accept-language': 'en-US,en;q=0.9' });
const SECOND = 1000;
const DAY = 86_400 * SECOND;
const START = Date.parse('2026-11-23T17:00:00Z');
const AT_ONCE = 20;
/** Default of FORMS_PER_HOUR. */
const QUIET_HOUR = 30;

/** A form submission: when the form was shown, when it is sent, from where, and its fields. */
interface Sending {
  readonly by: string;
  readonly ipAddress: string;
  readonly headers: Headers;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly fields: FormData;
}

/** The spam filter's clock. Each form is judged at its own time. */
let time = START;
const clock = (at: number) => {
  time = at;
};

function filled(answers: Readonly<Record<string, string>>, token: string | null): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(answers)) fields.set(name, value);
  if (token !== null) fields.set(TOKEN_FIELD, token);
  return fields;
}

const answersOf = (name: string, message: string) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  email: `${name}@example.com`,
  phone: '',
  message,
});

const anywhere = (index: number) => `198.${18 + (index % 2)}.${(index >> 9) % 250}.${(index >> 1) % 250}`;

function tokenAt(spamFilter: SpamFilter, at: number, place = PLACE): string {
  time = at;
  return spamFilter.tokenFor(place);
}

/** Bots by method. `index` makes each submission different. */
const PROGRAMS: readonly {
  readonly by: string;
  readonly count: number;
  readonly make: (spamFilter: SpamFilter, index: number, replayed: string) => Omit<Sending, 'by' | 'headers'>;
}[] = [
  {
    by: 'posts blindly',
    count: 2500,
    make: (_, index) => ({
      ipAddress: anywhere(index),
      sentAt: START,
      fields: filled(answersOf(`blind${index}`, 'Hello'), null),
    }),
  },
  {
    by: 'fills in everything',
    count: 2000,
    make: (spamFilter, index) => ({
      ipAddress: anywhere(index),
      sentAt: START + 9 * SECOND,
      fields: filled(
        { ...answersOf(`all${index}`, 'Hello'), [HONEYPOT_FIELD]: 'Hello' },
        tokenAt(spamFilter, START),
      ),
    }),
  },
  {
    by: 'sends immediately',
    count: 2000,
    make: (spamFilter, index) => ({
      ipAddress: anywhere(index),
      sentAt: START + (index % 19) * 100,
      fields: filled(answersOf(`quick${index}`, 'Hello'), tokenAt(spamFilter, START)),
    }),
  },
  {
    by: 'replays one token',
    count: 1500,
    make: (_, index, replayed) => ({
      ipAddress: anywhere(index),
      sentAt: START + 60 * SECOND,
      fields: filled(answersOf(`replay${index}`, `Hello ${index}`), replayed),
    }),
  },
  {
    by: 'sends a foreign or expired token',
    count: 1000,
    make: (spamFilter, index) => ({
      ipAddress: anywhere(index),
      sentAt: START + DAY + 60 * SECOND,
      fields: filled(
        answersOf(`foreign${index}`, 'Hello'),
        index % 2 === 0
          ? tokenAt(spamFilter, START)
          : tokenAt(spamFilter, START + DAY, { ...PLACE, dealership: 'dealership-bravo' }),
      ),
    }),
  },
  {
    by: 'behaves like a browser, from four IP addresses',
    count: 1000,
    make: (spamFilter, index) => ({
      ipAddress: `203.0.113.${index % 4}`,
      sentAt: START + 30 * SECOND,
      fields: filled(answersOf(`flood${index}`, `Is car ${index} there?`), tokenAt(spamFilter, START)),
    }),
  },
];

const PERSON = 'a person';
const PEOPLE = 100;
const MESSAGES = [
  'Is the blue RAV4 still there? I can come on Saturday at 10.',
  '¿Todavía tienen la camioneta? Puedo pasar mañana.',
  'I saw it at https://www.example.com/listing/5 and would like to see it.',
  'TRADE-IN: 2018 F-150, 62,000 mi. What would you give me???',
  'Cần tìm một chiếc xe cho gia đình.',
  '',
];
const NAMES = [
  ['Siobhán', "O'Shaughnessy"],
  ['Nguyễn', 'Thị'],
  ['Li', 'Li'],
  ['Krzysztof', 'Brzęczyszczykiewicz'],
  ['J', 'D'],
] as const;

/** Submissions of one person, sometimes sent twice or corrected. Three people share an IP address. */
function personSends(spamFilter: SpamFilter, index: number): Sending[] {
  const shownAt = START + index * SECOND;
  const token = tokenAt(spamFilter, shownAt);
  const [firstName, lastName] = NAMES[index % NAMES.length] ?? ['Ann', 'Lee'];
  const message = MESSAGES[index % MESSAGES.length] ?? '';
  const answers = { ...answersOf(`person${index}`, message), firstName, lastName };
  const send = (said: typeof answers, after: number): Sending => ({
    by: PERSON,
    ipAddress: `192.0.${Math.floor(index / 3) >> 8}.${Math.floor(index / 3) % 256}`,
    headers: BROWSER,
    sentAt: shownAt + after,
    fields: filled(said, token),
  });
  const seconds = [2.1, 7, 45, 300, 3600 * 20][index % 5] ?? 45;
  const first = send(answers, seconds * SECOND);
  if (index % 10 === 0) return [first, send(answers, (seconds + 1) * SECOND)];
  if (index % 10 === 5)
    return [send({ ...answers, email: 'ann' }, seconds * SECOND), send(answers, (seconds + 20) * SECOND)];
  return [first];
}

/** Shuffles submissions. */
function mixed(sendings: Sending[]): Sending[] {
  const lots = new Map(sendings.map((sending) => [sending, randomBytes(6).readUIntBE(0, 6)]));
  return sendings.toSorted((a, b) => (lots.get(a) ?? 0) - (lots.get(b) ?? 0));
}

export async function formSiege(): Promise<Report> {
  await using stack = new AsyncDisposableStack();
  const postgres = await startTestPostgres();
  stack.defer(() => postgres.stop());
  const database = await freshDatabase();
  stack.defer(() => database.drop());
  const key = randomBytes(32);
  const spamFilter = createSpamFilter({
    pool: database.pool,
    limits: createRateLimits(database.pool, key),
    key,
    onFailure(error) {
      throw error;
    },
    now: () => time,
    quietHour: QUIET_HOUR,
  });

  const replayed = tokenAt(spamFilter, START);
  const programs = PROGRAMS.flatMap(({ by, count, make }) =>
    Array.from({ length: count }, (_, index) => ({
      by,
      headers: BROWSER,
      ...make(spamFilter, index, replayed),
    })),
  );
  const people = Array.from({ length: PEOPLE }, (_, index) => personSends(spamFilter, index)).flat();
  const passed = new Map<string, number>();
  const all = mixed([...programs, ...people]);
  for (let done = 0; done < all.length; done += AT_ONCE) {
    await Promise.all(
      all.slice(done, done + AT_ONCE).map(async ({ by, ipAddress, headers, sentAt, fields }) => {
        // `judge` reads the clock synchronously, before its first await.
        time = sentAt;
        const client = { cookies: null, ipAddress, userAgent: null };
        const submitted = { ...PLACE, fields, headers, client, knownVisitor: null, isPrefilled: false };
        let judged = await spamFilter.judge(submitted);
        if (judged.kind === 'challenge' && by === PERSON) {
          // The browser solves the challenge and sends the form again.
          fields.set(PROOF_FIELD, await solve(judged.challenge.work, new AbortController()));
          time = sentAt + 2 * SECOND;
          judged = await spamFilter.judge(submitted);
        }
        if (judged.kind === 'fine') passed.set(by, (passed.get(by) ?? 0) + 1);
      }),
    );
  }
  const passedBy = (by: string) => passed.get(by) ?? 0;
  const through = PROGRAMS.reduce((sum, { by }) => sum + passedBy(by), 0);
  return {
    figures: {
      [`simple bots stopped, of ${programs.length}`]: exact(atLeast(0.995, 1 - through / programs.length)),
      [`forms of people with JavaScript stopped meanwhile, of ${people.length}`]: exact(
        atMost(0, people.length - passedBy(PERSON)),
      ),
      ...(await carefulPrograms(database.pool, spamFilter, clock)),
      ...(await normalDay(database.pool, spamFilter, clock)),
    },
  };
}
