import { exampleDelivery } from '../../tests/support/lead-delivery.ts';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { finishConfirmation } from '@rooftop/leads/confirmations/stored-confirmations';
import { type Channels, PermanentFailure } from '@rooftop/leads/delivery/channel';
import { deliverLead } from '@rooftop/leads/delivery/deliver-lead';
import type { Submission } from '@rooftop/leads/submission';
import {
  channelsBy,
  exampleConfirmation,
  exampleDestination,
  exampleSubmission,
  exampleVehicle,
} from '../../tests/support/leads/submissions.ts';
import { runCommand, UsageError } from '@rooftop/lake/command-line';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as commands from './commands.ts';

const key = Buffer.alloc(32, 1);

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const delivery = exampleDelivery({
  recipients: ['sales@dealer.example'],
  crmAddresses: ['crm@dealer.example'],
});
const NOBODY = { ...delivery, recipients: [], crmAddresses: [] };

/** @param today the lead settings that the dealership has now */
async function run(line: string, today = delivery): Promise<{ isDone: boolean; said: string }> {
  const said: string[] = [];
  const { vendor } = exampleSubmission();
  const findTested = async (dealership: string) => ({ dealership, delivery: today, vendor });
  const readDelivery = async () => today;
  const say = (text: string) => void said.push(text);
  const services = { pool: database.pool, key, findTested, readDelivery, isProduction: false, say };
  const code = await runCommand(Object.values(commands), 'leads', line.split(' '), {
    say,
    open: (begin) => begin(services),
  });
  return { isDone: code === 0, said: said.join('\n') };
}

async function accept(change: Partial<Submission> = {}): Promise<void> {
  await acceptLead(database.pool, key, exampleSubmission(change));
}

/** Does the worker's due deliveries. Returns the addresses that mail was sent to. */
async function work(refuses: string | null = null): Promise<string[]> {
  const sentTo: string[] = [];
  const send: Channels['send'] = async ({ destination: { to } }) => {
    if (to === refuses) throw new PermanentFailure('550 no such mailbox');
    sentTo.push(to);
  };
  const channels = channelsBy(() => send);
  const { rows } = await database.pool.query<{ id: number; delivery: string | null }>(
    `DELETE FROM graphile_worker._private_jobs RETURNING id, payload->>'delivery' AS delivery`,
  );
  for (const { delivery } of rows)
    if (delivery !== null) await deliverLead(database.pool, channels, delivery, { isLast: false });
  return sentTo;
}

it('lists leads and their delivery states', async () => {
  expect((await run('list')).said).toBe('There are none.');
  await accept({
    dealership: 'dealership-a',
    destinations: [exampleDestination({ to: 'a@dealer.example' })],
  });
  await accept({ dealership: 'dealership-b', suspicion: 'honeypot' });
  await accept({ dealership: 'dealership-c', isTest: true });
  await work('a@dealer.example');
  const all = (await run('list')).said.split('\n');
  expect(all).toHaveLength(4);
  expect(all[1]).toMatch(/^1 .*dealership-c +CONTACT \(test\) +Contact: General questions +1 delivered$/);
  expect(all[2]).toMatch(/^1 .*dealership-b .*quarantined: honeypot$/);
  expect(all[3]).toMatch(/^1 .*dealership-a .*1 dead$/);
  expect((await run('list dealership-b')).said.split('\n')).toHaveLength(2);
  expect((await run('list --dead')).said).toMatch(/accepted[^\n]*\n1 [^\n]*1 dead$/);
  expect((await run('list --quarantined')).said).toMatch(/accepted[^\n]*\n1 [^\n]*quarantined: honeypot$/);
  expect((await run('list --waiting')).said).toBe('There are none.');
});

it('strips terminal escape sequences from visitors’ text', async () => {
  const escape = '\u001b[2J\u001b]0;owned\u0007';
  const { content } = exampleSubmission();
  await accept({ content: { ...content, subject: `Contact${escape}`, comments: `Hello${escape}\nthere` } });
  const said = [(await run('list')).said, (await run('show dealership-a 1')).said].join('\n');
  expect(said).toContain('Hello[2J]0;owned\nthere');
  expect(said).not.toMatch(/(?!\n)\p{Cc}/u);
});

it('shows a lead in full, with every delivery attempt', async () => {
  const content = { ...exampleSubmission().content, vehicles: [exampleVehicle()] };
  await accept({
    content,
    destinations: [exampleDestination(), exampleDestination({ to: 'b@dealer.example' })],
    confirmation: exampleConfirmation(),
  });
  await work('sales@dealer.example');
  const { said } = await run('show dealership-a 1');
  for (const part of [
    'CONTACT_7',
    'Ada Miller',
    '+13155550142',
    'buy, used: 2021 Honda Civic EX, 2HGFC2F66MH500001, 31,204 mi, $21,495',
    'Is it still there?',
    'text-mail to sales@dealer.example: dead',
    'dead: 550 no such mailbox',
    'text-mail to b@dealer.example: delivered',
    'confirmation to the shopper: waiting',
  ])
    expect(said).toContain(part);
  const { rows } = await database.pool.query<{ lead: string }>('SELECT lead FROM lead_confirmations');
  const key = { lead: rows[0]?.lead ?? '', kind: 'CONTACT' } as const;
  await finishConfirmation(database.pool, key, '550 no such mailbox');
  expect((await run('show dealership-a 1')).said).toMatch(
    /^confirmation to the shopper: not sent, 550 no such mailbox$/m,
  );
  await expect(run('show dealership-a 2')).rejects.toThrow('dealership-a has no lead 2.');
});

describe('replay', () => {
  it('sends the failed deliveries again', async () => {
    await accept({ destinations: [exampleDestination(), exampleDestination({ to: 'b@dealer.example' })] });
    await work('b@dealer.example');
    expect(await run('replay dealership-a 1')).toEqual({ isDone: true, said: '1 delivery once more.' });
    expect(await work()).toEqual(['b@dealer.example']);
    expect((await run('replay dealership-a 1')).isDone).toBe(false);
    expect((await run('replay dealership-a 1 --again')).said).toBe('2 deliveries once more.');
    expect(await work()).toHaveLength(2);
    expect((await run('show dealership-a 1')).said).toMatch(
      /1\. .* dead: 550 no such mailbox[^]*2\. .* delivered[^]*3\. .* delivered/,
    );
  });

  it('replays all dead deliveries, or those of one dealership', async () => {
    for (const name of ['a', 'b']) await accept({ dealership: `dealership-${name}` });
    await work('sales@dealer.example');
    expect((await run('replay --dead dealership-b')).said).toBe('1 delivery once more.');
    expect((await run('replay --dead')).said).toBe('1 delivery once more.');
    expect(await work()).toHaveLength(2);
  });

  it('delivers a lead without a destination to the given address', async () => {
    await accept({ destinations: [] });
    expect((await run('show dealership-a 1')).said).toContain(
      'nowhere: dead\n  No recipient is configured for this lead',
    );
    const still = await run('replay dealership-a 1', NOBODY);
    expect([still.isDone, still.said]).toEqual([false, expect.stringContaining('no recipient')]);
    await run('replay dealership-a 1 --to new@dealer.example');
    expect(await work()).toEqual(['new@dealer.example']);
    expect((await run('list --dead')).said).toBe('There are none.');
  });
});

describe('replay of a lead without a destination', () => {
  const content = { ...exampleSubmission().content, vehicles: [exampleVehicle()] };

  it('plans deliveries from the current settings, ADF included', async () => {
    await accept({ destinations: [], content });
    const planned = await run('replay dealership-a 1');
    expect(planned).toEqual({
      isDone: true,
      said: 'Lead 1 is sent to the current recipients of dealership-a.',
    });
    expect((await work()).toSorted()).toEqual(['crm@dealer.example', 'sales@dealer.example']);
    expect((await run('replay dealership-a 1')).said).toBe('Everything has arrived.');
  });

  it('replays all such leads together with dead deliveries', async () => {
    await accept({ dealership: 'dealership-b' });
    await work('sales@dealer.example');
    await accept({ destinations: [] });
    await accept({ destinations: [], content });
    expect((await run('replay --dead')).said).toBe(
      '2 leads are sent to the current recipients of dealership-a.\n1 delivery once more.',
    );
    expect(await work()).toHaveLength(4);
  });
});

it('releases a held lead once', async () => {
  await accept({ suspicion: 'honeypot' });
  await expect(run('replay dealership-a 1')).rejects.toThrow('npm run leads -- release dealership-a 1');
  expect((await run('release dealership-a 1')).isDone).toBe(true);
  expect((await run('release dealership-a 1')).isDone).toBe(false);
  expect(await work()).toEqual(['sales@dealer.example']);
  expect((await run('show dealership-a 1')).said).toContain('accepted: honeypot');
});

describe('test', () => {
  it('sends to every destination and waits until all deliveries have arrived', async () => {
    const testing = run('test lakeshore');
    const worked: string[] = [];
    await expect.poll(async () => worked.push(...(await work()))).toBe(2);
    expect(await testing).toEqual({
      isDone: true,
      said: expect.stringMatching(/text-mail to sales@dealer\.example: delivered[^]*adf-mail to crm@dealer/),
    });
    expect((await run('list')).said).toContain('SCHEDULE_TEST_DRIVE (test)');
  });

  it('sends through one channel only', async () => {
    const testing = run('test lakeshore --channel adf-mail');
    await expect.poll(() => work()).toEqual(['crm@dealer.example']);
    expect((await testing).isDone).toBe(true);
  });

  it('is refused if no destination would receive it', async () => {
    await expect(run('test lakeshore --channel text-api')).rejects.toThrow(
      'Leads of lakeshore have no recipient by text-api',
    );
  });
});

it.each([
  ['forget 12', 'There is no command "forget 12"', 'npm run leads -- list'],
  ['show', 'Give <dealership>.', 'npm run leads -- show <dealership> <lead>'],
  ['show 12', 'Give <lead>.', 'npm run leads -- show'],
  ['show lakeshore twelve', 'neither the number nor the code of a lead', 'npm run leads -- show'],
  ['show lakeshore 1e3', 'neither the number nor the code of a lead', 'npm run leads -- show'],
  ['show lakeshore 0', 'neither the number nor the code of a lead', 'npm run leads -- show'],
  ['show lakeshore 1 2', 'It takes <dealership> <lead> and nothing more', 'npm run leads -- show'],
  ['list lakeshore 2', 'It takes <dealership> and nothing more', 'npm run leads -- list'],
  ['list --dead --waiting', 'Use only one of', 'npm run leads -- list'],
  ['list --limit 0', '--limit: ', 'npm run leads -- list'],
  ['list --all', 'There is no option --all.', '--waiting  '],
  ['replay --dead lakeshore 2', 'or --dead with a dealership or none', 'npm run leads -- replay'],
  ['replay lakeshore 1 --to nobody', '--to: that is not an email address', 'npm run leads -- replay'],
  ['replay lakeshore 1 --to a@b.example,c@d.example', 'not an email address', 'npm run leads -- replay'],
  // The mailer does not support such addresses.
  ['replay lakeshore 1 --to zoë@dealer.example', 'not an email address', 'npm run leads -- replay'],
  ['test', 'Give <dealership>.', 'npm run leads -- test'],
  ['test lakeshore --channel pigeon', '--channel: ', 'adf-mail'],
])('refuses "%s" and prints what can be typed', async (line, message, help) => {
  const running = run(line);
  await expect(running).rejects.toThrow(UsageError);
  await expect(running).rejects.toThrow(message);
  await expect(running).rejects.toThrow(help);
});
