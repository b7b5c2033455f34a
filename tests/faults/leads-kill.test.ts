/**
 * Kills the website, the worker and the database with SIGKILL while shoppers submit leads: every acknowledged lead is
 * stored and delivered. `npm run faults` kills a thousand times, `npm test` four times.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { isThorough } from '../support/faults.ts';
import { type LeadLoad, startLeadLoad } from './lead-load.ts';
import { type LeadPlatform, type Part, startLeadPlatform } from './lead-platform.ts';

const KILLS: Record<Part, number> = isThorough
  ? { web: 700, worker: 250, database: 50 }
  : { web: 2, worker: 1, database: 1 };
/** A few in the short form, because every lead of theirs must also be delivered. */
const SHOPPERS = isThorough ? 6 : 2;
/** Maximum milliseconds during which leads are accepted before the next kill of a part. */
const LIFE_MS = 300;
/** Milliseconds that one kill and its recovery may take on a busy machine. */
const PATIENCE_MS = 60_000;
/** Milliseconds after which jobs of dead workers have been released and finished. */
const DELIVERED_MS = 180_000;

/** Waits until the next lead is acknowledged. */
async function nextAcknowledgement({ acknowledged }: LeadLoad): Promise<void> {
  const before = acknowledged.size;
  await vi.waitUntil(() => acknowledged.size > before, { timeout: PATIENCE_MS, interval: 5 });
}

async function killAgainAndAgain(platform: LeadPlatform, load: LeadLoad, part: Part): Promise<void> {
  for (let kill = 0; kill < KILLS[part]; kill += 1) {
    await nextAcknowledgement(load);
    await sleep(Math.random() * LIFE_MS);
    await platform.kill(part);
  }
}

async function messagesStored({ pool }: LeadPlatform): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ message: string; delivery: string }>(
    `SELECT content->>'comments' AS message, deliveries.id AS delivery
     FROM leads JOIN deliveries ON deliveries.lead = leads.id WHERE deliveries.state = 'delivered'`,
  );
  return new Map(rows.map(({ message, delivery }) => [message, delivery]));
}

/** Returns the ids of the deliveries whose mail has been written completely. */
async function mailsWritten({ mailFolder }: LeadPlatform): Promise<Set<string>> {
  const files = (await readdir(mailFolder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => readFile(join(mailFolder, name), 'utf8')));
  return new Set(mails.map((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? ''));
}

const timeout = Object.values(KILLS).reduce((sum, kills) => sum + kills, 0) * PATIENCE_MS;

test(`loses no acknowledged lead over ${JSON.stringify(KILLS)}`, { timeout }, async () => {
  await using platform = await startLeadPlatform();
  const { pool } = platform;
  const load = startLeadLoad(platform, SHOPPERS);
  const parts: readonly Part[] = ['web', 'worker', 'database'];
  await Promise.all(parts.map((part) => killAgainAndAgain(platform, load, part)));
  // All parts are running now, so the last shoppers get their responses.
  await nextAcknowledgement(load);
  await load.stop();

  const isAllDone = async () => {
    const { rowCount } = await pool.query(`SELECT FROM deliveries WHERE state = 'waiting' LIMIT 1`);
    return rowCount === 0;
  };
  await vi.waitUntil(isAllDone, { timeout: DELIVERED_MS, interval: 500 });
  const [stored, mails] = await Promise.all([messagesStored(platform), mailsWritten(platform)]);
  const lost = [...load.acknowledged].filter((message) => !mails.has(stored.get(message) ?? ''));
  expect(lost).toEqual([]);
  expect(load.acknowledged.size).toBeGreaterThan(KILLS.web);
});
