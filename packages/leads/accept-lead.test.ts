import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptLead } from './accept-lead.ts';
import { findFiles, findLead } from './storage/find-lead.ts';
import { releaseLead } from './storage/release-lead.ts';
import type { Acceptance, LeadConversion, Submission } from './submission.ts';
import {
  exampleContent,
  exampleDestination,
  exampleSubmission,
  exampleVehicle,
} from '../../tests/support/leads/submissions.ts';

const key = Buffer.alloc(32, 1);

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const accept = (change: Partial<Submission> = {}): Promise<Acceptance> =>
  acceptLead(database.pool, key, exampleSubmission(change));

/** Returns a new dealership for each test, so that no other test's lead counts as the original of this one. */
let dealerships = 0;
const newDealership = () => `dealership-${(dealerships += 1)}`;

async function jobs(): Promise<readonly { queue: string; task: string }[]> {
  const { rows } = await database.pool.query<{ queue: string; task: string }>(
    'SELECT queue_name AS queue, task_identifier AS task FROM graphile_worker.jobs ORDER BY id',
  );
  return rows;
}

const countOf = async (sql: string): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`);
  return rows[0]?.count ?? 0;
};

const conversion: LeadConversion = {
  provider: 'meta',
  dealership: 'a',
  pixelId: '1',
  eventName: 'Contact',
  eventTime: 1_790_000_000,
  valueUsd: 2,
  sourceUrl: 'https://a.example/contact-us',
  userData: { client_user_agent: 'Mozilla/5.0' },
};

describe('acceptLead', () => {
  it('stores a lead whose words are too many to be searched, and finds it by the name', async () => {
    const words = (from: number) =>
      Array.from({ length: 1_000 }, (_, at) => `é${(from * 1_000 + at).toString(36).padStart(8, '0')}`).join(
        ' ',
      );
    const content = exampleContent({
      contact: { ...exampleContent().contact, lastName: 'Žižek' },
      comments: words(0),
      details: Array.from({ length: 200 }, (_, at) => ({ name: 'More', value: words(at + 1) })),
    });
    const { id } = await accept({ dealership: newDealership(), content });
    expect((await findLead(database.pool, id))?.content.details).toHaveLength(200);
    expect(await countOf(`leads WHERE id = '${id}' AND search @@ 'zizek'::tsquery`)).toBe(1);
  });

  it('stores the lead with its consent, file, deliveries, and delivery jobs', async () => {
    const consent = { textVersion: 'v1', wording: 'You may call me.', isChecked: true };
    const file = { name: 'resume.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') } as const;
    const destinations = [
      exampleDestination(),
      exampleDestination({ channel: 'adf-api', apiBaseUrl: 'https://crm.example:8443/v1' }),
    ];
    const submission = exampleSubmission({
      dealership: newDealership(),
      consent,
      files: [file],
      destinations,
    });
    const { id, number, isRepeat } = await accept(submission);
    expect(isRepeat).toBe(false);

    const { email, firstName, lastName, address } = submission.content.contact;
    const contact = { email, firstName, lastName, address, phone: '+13155550142' };
    const { destinations: _, conversion: __, files: ___, routing: ____, notice: _____, ...more } = submission;
    const { confirmation: ______, lateAt: _______, isOpen: ________, ...kept } = more;
    const content = { ...submission.content, contact };
    const state = 'accepted';
    expect(await findLead(database.pool, id)).toEqual({
      ...kept,
      id,
      number,
      code: expect.stringMatching(/^\w{2}-\w{4}$/),
      content,
      consent,
      state,
      phoneVerifiedAt: null,
      acceptedAt: expect.any(Date),
    });
    expect(await findFiles(database.pool, id)).toEqual([file]);
    expect(await countOf(`deliveries WHERE lead = '${id}' AND state = 'waiting'`)).toBe(2);
    expect(await countOf(`lead_consents WHERE lead = '${id}' AND phone = '+13155550142'`)).toBe(1);
    expect((await jobs()).slice(-2)).toEqual([
      { queue: 'text-mail:sales@dealer.example', task: 'deliver_lead' },
      { queue: 'adf-api:crm.example:8443', task: 'deliver_lead' },
    ]);
  });

  it('stores nothing if any part fails', async () => {
    const dealership = newDealership();
    const before = (await jobs()).length;
    // The conversion is stored last.
    const broken = {
      ...conversion,
      get eventName(): string {
        throw new Error('broken');
      },
    };
    await expect(accept({ dealership, conversion: broken })).rejects.toThrow('broken');
    expect(await countOf(`leads WHERE dealership = '${dealership}'`)).toBe(0);
    expect(await countOf(`deliveries WHERE dealership = '${dealership}'`)).toBe(0);
    expect((await jobs()).length).toBe(before);
    expect((await accept({ dealership })).isRepeat).toBe(false);
  });

  it('accepts a lead whose destination is not a valid address', async () => {
    const nowhere = exampleDestination({ channel: 'text-api', apiBaseUrl: 'api.dealer.example/v1' });
    await accept({ dealership: newDealership(), destinations: [nowhere] });
    expect((await jobs()).at(-1)).toEqual({ queue: 'text-api:api.dealer.example/v1', task: 'deliver_lead' });
  });

  it('accepts invalid values from a feed or an editor', async () => {
    const { vendor } = exampleSubmission();
    const { id } = await accept({
      dealership: newDealership(),
      content: exampleContent({
        vehicles: [exampleVehicle({ trim: `${'x'.repeat(299)}🚗`, stockNumber: '' })],
      }),
      vendor: { ...vendor, sender: '', contact: { ...vendor.contact, fullName: '' } },
    });
    expect(await findLead(database.pool, id)).toMatchObject({
      content: { vehicles: [{ trim: `${'x'.repeat(299)}\ufffd`, stockNumber: null }] },
      vendor: { sender: null, contact: { fullName: null, email: vendor.contact.email } },
    });
  });

  it('stores a lead without a recipient, notes the reason, and lists it as dead', async () => {
    const { id, channels } = await accept({ dealership: newDealership(), destinations: [] });
    expect(channels).toEqual([]);
    expect(await countOf(`deliveries WHERE lead = '${id}' AND state = 'dead' AND destination IS NULL`)).toBe(
      1,
    );
  });

  it('accepts a financing form once for a visitor until their contact data changes (spec 4)', async () => {
    const dealership = newDealership();
    const { circumstances } = exampleSubmission();
    const send = (visitor: string, email: string, comments: string) =>
      accept({
        dealership,
        form: 'APPLY_FINANCING',
        circumstances: { ...circumstances, visitor },
        content: exampleContent({ contact: { ...exampleContent().contact, email }, comments }),
      });
    const [ann, bob] = [crypto.randomUUID(), crypto.randomUUID()];
    const first = await send(ann, 'ann@visitor.example', 'one');
    expect(first.isRepeat).toBe(false);
    expect(await send(ann, 'ann@visitor.example', 'two')).toEqual({ ...first, isRepeat: true });
    // Nobody finds out by trial who has applied.
    expect((await send(bob, 'ann@visitor.example', 'three')).isRepeat).toBe(false);
    const changed = await send(ann, 'ann@work.example', 'four');
    expect(changed.isRepeat).toBe(false);
    expect(await send(ann, 'ann@work.example', 'five')).toEqual({ ...changed, isRepeat: true });
    expect(await countOf(`leads WHERE dealership = '${dealership}'`)).toBe(3);
  });

  it('defaults the subject to Website Lead (spec 7)', async () => {
    const { id } = await accept({ dealership: newDealership(), content: exampleContent({ subject: ' ' }) });
    expect((await findLead(database.pool, id))?.content.subject).toBe('Website Lead');
  });

  it('stores a spam lead without delivering it', async () => {
    const before = (await jobs()).length;
    const { id } = await accept({ dealership: newDealership(), suspicion: 'honeypot' });
    expect(await findLead(database.pool, id)).toMatchObject({ state: 'quarantined', suspicion: 'honeypot' });
    expect(await countOf(`deliveries WHERE lead = '${id}'`)).toBe(0);
    expect((await jobs()).length).toBe(before);
  });

  it('accepts a lead that looked like spam before, and does not hold its repeats', async () => {
    const dealership = newDealership();
    const held = await accept({ dealership, suspicion: 'sent within two seconds' });
    expect(await accept({ dealership, suspicion: 'honeypot' })).toEqual({ ...held, isRepeat: true });
    const taken = await accept({ dealership });
    expect(taken.isRepeat).toBe(false);
    expect(await findLead(database.pool, taken.id)).toMatchObject({ state: 'accepted' });
    expect(await accept({ dealership, suspicion: 'honeypot' })).toEqual({ ...taken, isRepeat: true });
    expect(await countOf(`leads WHERE dealership = '${dealership}'`)).toBe(2);
  });

  it('stores an enclosure in the transaction of its lead, once per enclosure', async () => {
    const dealership = newDealership();
    const form = 'FULL_CREDIT_APP';
    const stored: string[] = [];
    const enclosureOf = (id: string) => ({
      id,
      staffUrl: (lead: string) => `https://studio.example/${lead}`,
      store: async (_: unknown, lead: string) => void stored.push(lead),
    });
    const first = await accept({ dealership, form, enclosure: enclosureOf('draft-1') });
    expect(await accept({ dealership, form, enclosure: enclosureOf('draft-1') })).toEqual({
      ...first,
      isRepeat: true,
    });
    const other = await accept({ dealership, form, enclosure: enclosureOf('draft-2') });
    expect(stored).toEqual([first.id, other.id]);
    expect((await findLead(database.pool, first.id))?.content.staffUrl).toBe(
      `https://studio.example/${first.id}`,
    );
    const store = () => Promise.reject(new Error('full'));
    const broken = { ...enclosureOf('draft-3'), store };
    await expect(accept({ dealership, form, enclosure: broken })).rejects.toThrow('full');
    expect(await countOf(`leads WHERE dealership = '${dealership}'`)).toBe(2);
  });

  it('reports the conversion to advertisers under the lead id', async () => {
    const { id } = await accept({
      dealership: newDealership(),
      conversion,
    });
    const { rows } = await database.pool.query<{ event: string }>(
      `SELECT payload->>'eventId' AS event FROM graphile_worker._private_jobs ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ event: id }]);
  });
});

const contact = exampleContent().contact;

describe('ADF status', () => {
  const adf = exampleDestination({ channel: 'adf-mail', to: 'crm@dealer.example' });

  /** Accepts a lead with unique comments. Returns its status as delivered. */
  async function statusOf(visitor: string, change: Partial<Submission> = {}) {
    const { circumstances } = exampleSubmission();
    const { id } = await accept({
      content: exampleContent({ comments: crypto.randomUUID() }),
      destinations: [exampleDestination(), adf],
      ...change,
      circumstances: { ...circumstances, visitor },
    });
    return { id, status: (await findLead(database.pool, id))?.circumstances.status };
  }

  it('is new for a visitor’s first ADF lead and resend for later ones; text-only and held leads do not count', async () => {
    const [visitor, dealership] = [crypto.randomUUID(), newDealership()];
    await statusOf(visitor, { dealership, destinations: [exampleDestination()] });
    await statusOf(visitor, { dealership, destinations: [] });
    const held = await statusOf(visitor, { dealership, suspicion: 'honeypot' });
    await statusOf(visitor, { dealership: newDealership() });
    expect((await statusOf(visitor, { dealership })).status).toBe('new');
    expect((await statusOf(visitor, { dealership })).status).toBe('resend');
    expect((await statusOf(crypto.randomUUID(), { dealership })).status).toBe('new');

    await releaseLead(
      database.pool,
      { dealership, id: held.id },
      { lateAt: new Date(), isOpen: true, by: null },
    );
    expect((await findLead(database.pool, held.id))?.circumstances.status).toBe('resend');
  });

  it('is new for only one of two simultaneous leads', async () => {
    const [visitor, dealership] = [crypto.randomUUID(), newDealership()];
    const both = await Promise.all([1, 2].map(() => statusOf(visitor, { dealership })));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set(['new', 'resend']));
  });

  it('is always new if the dealership chose that', async () => {
    const [visitor, dealership] = [crypto.randomUUID(), newDealership()];
    const destinations = [{ ...adf, isAlwaysNew: true as const }];
    for (const _ of [1, 2])
      expect((await statusOf(visitor, { dealership, destinations })).status).toBe('new');
  });
});

describe('lead numbers', () => {
  const numbersOf = async (dealership: string, count: number) => {
    const content = (index: number) => exampleContent({ comments: `Question ${index}` });
    const leads = Array.from({ length: count }, (_, index) =>
      accept({ dealership, content: content(index) }),
    );
    return (await Promise.all(leads)).map(({ number }) => number).toSorted((a, b) => a - b);
  };

  it('count up from 1 within a dealership, even for simultaneous leads', async () => {
    const [one, other] = [newDealership(), newDealership()];
    expect(await Promise.all([numbersOf(one, 8), numbersOf(other, 3)])).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8],
      [1, 2, 3],
    ]);
  });

  it('leave no gap after a failed transaction', async () => {
    const dealership = newDealership();
    // PostgreSQL cannot store NUL, so the lead gets a number before the insert fails.
    const file = { name: 'a\0.pdf', type: 'application/pdf' as const, bytes: Buffer.from('a') };
    await expect(accept({ dealership, files: [file] })).rejects.toThrow();
    expect(await numbersOf(dealership, 1)).toEqual([1]);
  });

  it('are not blocked by another dealership’s open transaction', async () => {
    const busy = newDealership();
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('INSERT INTO lead_numbers VALUES ($1, 7)', [busy]);
      expect(await numbersOf(newDealership(), 1)).toEqual([1]);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    expect(await numbersOf(busy, 1)).toEqual([8]);
  });
});

describe('repeated leads', () => {
  it.each([
    { why: 'identical', change: {}, isRepeat: true },
    {
      why: 'name, email address, and number spelled differently',
      change: {
        content: exampleContent({
          contact: {
            ...contact,
            firstName: ' ada ',
            email: 'Ada@Visitor.example ',
            phone: '+1 315-555-0142',
          },
        }),
      },
      isRepeat: true,
    },
    {
      why: 'from another page',
      change: { circumstances: { ...exampleSubmission().circumstances, page: '/x' } },
      isRepeat: true,
    },
    {
      why: 'a different message',
      change: { content: exampleContent({ comments: 'And how much?' }) },
      isRepeat: false,
    },
    { why: 'another topic', change: { topic: '1' }, isRepeat: false },
    { why: 'another form', change: { form: 'SERVICE' as const }, isRepeat: false },
    { why: 'another dealership', change: { dealership: 'dealership-other' }, isRepeat: false },
    {
      why: 'with a file',
      change: { files: [{ name: 'a.pdf', type: 'application/pdf' as const, bytes: Buffer.from('a') }] },
      isRepeat: false,
    },
  ])('$why: a repeat is $isRepeat', async ({ change, isRepeat }) => {
    const dealership = newDealership();
    const first = await accept({ dealership });
    const second = await accept({ dealership, ...change });
    expect(second.isRepeat).toBe(isRepeat);
    expect(second.number === first.number && second.id === first.id).toBe(isRepeat);
  });

  it('counts as a new lead after ten minutes', async () => {
    const dealership = newDealership();
    const first = await accept({ dealership });
    await database.pool.query(
      `UPDATE lead_keys SET expires_at = expires_at - interval '10 minutes' WHERE lead = $1`,
      [first.id],
    );
    const second = await accept({ dealership });
    expect(second.isRepeat).toBe(false);
    expect((await accept({ dealership })).number).toBe(second.number);
  });

  it('stores simultaneous repeats once', async () => {
    const dealership = newDealership();
    const all = await Promise.all(Array.from({ length: 60 }, () => accept({ dealership })));
    expect(new Set(all.map(({ number }) => number)).size).toBe(1);
    expect(all.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    expect(await countOf(`leads WHERE dealership = '${dealership}'`)).toBe(1);
  });
});
