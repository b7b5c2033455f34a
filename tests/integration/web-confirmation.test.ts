/** Submits a form like a browser, and checks the confirmation mail and its unsubscribe link. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { readMail } from '../support/mail.ts';
import { addCertificate } from '@rooftop/trade/storage/trade-ins-of-leads';
import { createLeadTicket } from '@rooftop/leads/confirmations/lead-ticket';
import { deriveKey } from '@rooftop/vault/derive-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HONEYPOT_FIELD } from '#app/forms/spam-filter/spam-field-names.ts';
import { oneDealership } from './content-fixtures.ts';
import { type EntryProcess, startEntry } from './entry-process.ts';
import { startStubLake, type StubLake } from './stub-lake.ts';
import { ask, startWeb, WEB_KEY, type WebProcess } from './web-fixtures.ts';

const ALPHA = 'www.alpha.example';

let folder: string;
let database: TestDatabase;
let lake: StubLake;
let web: WebProcess;
let worker: EntryProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-confirmation-'));
  database = await freshDatabase();
  lake = await startStubLake(oneDealership());
  [web, worker] = await Promise.all([
    // The one test that waits as long as a person needs for a form; the others turn this off.
    startWeb(lake.url, database.url, { FORM_TIMING: 'on' }),
    startEntry(['app/worker.ts'], {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      ENCRYPTION_KEY: WEB_KEY,
      SANITY_API_HOST: lake.url,
      SANITY_API_TOKEN: 'robot-token',
      LOG_LEVEL: 'warn',
    }),
  ]);
});
afterAll(async () => {
  await Promise.all([web.stop(), worker.stop()]);
  await lake.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const BROWSER = { 'User-Agent': 'Mozilla/5.0', 'Accept-Language': 'en' };
const write = (path: string, fields: Readonly<Record<string, string>>, headers: Record<string, string>) =>
  ask(web.port, {
    host: ALPHA,
    path,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

/** Fills in the contact form like a shopper without JavaScript. */
async function fillIn(path: string, answers: Readonly<Record<string, string>>): Promise<void> {
  const page = await ask(web.port, { host: ALPHA, path, headers: BROWSER });
  const hidden = [...page.body.matchAll(/<input type="hidden"[^>]*? name="([^"]+)" value="([^"]*)"/g)];
  await wait(2_100);
  const fields = {
    ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
    topic: '2',
    firstName: 'Ada',
    lastName: 'Miller',
    phone: '(814) 555-0177',
    message: 'Buy cheap pills at https://evil.example',
    ...answers,
  };
  const answer = await write(path, fields, { ...BROWSER, Origin: `http://${ALPHA}:${web.port}` });
  expect(answer.status).toBe(200);
}

/** Waits until every confirmation but those of held leads is decided. Returns their states, oldest first. */
async function decided(count: number): Promise<readonly string[]> {
  let states: readonly string[] = [];
  await expect
    .poll(
      async () => {
        const { rows } = await database.pool.query<{ state: string }>(
          `SELECT lead_confirmations.state FROM lead_confirmations JOIN leads ON leads.id = lead
         WHERE lead_confirmations.state NOT IN ('waiting', 'withheld') ORDER BY number`,
        );
        states = rows.map(({ state }) => state);
        return states.length;
      },
      { timeout: 15_000 },
    )
    .toBe(count);
  return states;
}
async function mailsTo(address: string) {
  const folderOfMails = join(folder, 'mail');
  // A mail that is being written has another name.
  const names = (await readdir(folderOfMails)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => readMail(await readFile(join(folderOfMails, name)))),
  );
  return mails.filter(({ to }) => to?.[0]?.address === address);
}

test('confirms a form in its language, no more often than the bound says; the link stops the mails, also from a mail program', async () => {
  await Promise.all([
    fillIn('/contact-us', { email: 'ada@visitor.example' }),
    fillIn('/es/contact-us', { email: 'luz@visitor.example', message: 'Hola' }),
    // The honeypot: people do not see this field.
    fillIn('/contact-us', { email: 'bot@visitor.example', [HONEYPOT_FIELD]: 'x', message: 'Hello' }),
  ]);
  expect(await decided(2)).toEqual(['sent', 'sent']);
  await fillIn('/contact-us', { email: 'Ada+2@visitor.example', message: 'One more question' });
  await fillIn('/contact-us', { email: 'ada+3@visitor.example', message: 'And another one' });
  expect(await decided(4)).toEqual(['sent', 'sent', 'sent', 'not sent']);

  const [english, ...others] = await mailsTo('ada@visitor.example');
  expect(others).toEqual([]);
  expect([english?.subject, english?.text]).toEqual([
    'alpha Motors: We have your message',
    expect.stringContaining('Financing options'),
  ]);
  expect(`${english?.text}${english?.html}`).not.toMatch(/pills|evil|Miller/);
  const [spanish] = await mailsTo('luz@visitor.example');
  expect(spanish?.text).toMatch(/Recibimos su mensaje[^]*Opciones de financiamiento/);
  expect(await mailsTo('bot@visitor.example')).toEqual([]);

  const { rows } = await database.pool.query(`SELECT state FROM leads WHERE content::text LIKE '%bot@%'`);
  expect(rows).toEqual([{ state: 'quarantined' }]);

  const stops = async () => (await database.pool.query('SELECT FROM confirmation_stops')).rowCount;
  const pathOf = (text = '') => /\/(?:es\/)?stop-mail\/\S+/.exec(text)?.[0] ?? '';
  const [path, spanishPath] = [pathOf(english?.text), pathOf(spanish?.text)];
  expect(spanishPath).toMatch(/^\/es\//);
  const page = await ask(web.port, { host: ALPHA, path });
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('Stop these emails</button>')]);
  expect(page.headers['cache-control']).toMatch(/no-store/);
  expect(await stops()).toBe(0);
  // Presses the button without JavaScript.
  const pressed = await write(path, {}, { Origin: `http://${ALPHA}:${web.port}` });
  expect([pressed.status, pressed.body]).toEqual([200, expect.stringContaining('won’t confirm')]);
  expect(await stops()).toBe(1);
  // Mail programs send no Origin (RFC 8058).
  const clicked = await write(spanishPath, { 'List-Unsubscribe': 'One-Click' }, {});
  expect([clicked.status, await stops()]).toEqual([200, 2]);
  const made = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
  for (const wrong of [made, '/stop-mail/abc', `${path}x`])
    expect([
      (await ask(web.port, { host: ALPHA, path: wrong })).status,
      (await write(wrong, {}, {})).status,
    ]).toEqual([404, 404]);
  expect(await stops()).toBe(2);
});

test('a mailed link opens a certificate in a browser without cookies, and no other link does', async () => {
  const key = deriveKey(WEB_KEY, 'confirmations');
  const { rows } = await database.pool.query<{ id: string; code: string; dealership: string }>(
    `SELECT id, code, dealership FROM leads WHERE state = 'accepted' ORDER BY number LIMIT 1`,
  );
  const [lead] = rows;
  if (lead === undefined) throw new Error('no lead');
  const car = {
    vin: null,
    licencePlate: null,
    state: null,
    year: 2018,
    make: 'Honda',
    model: 'Civic',
    trim: null,
  };
  const offer = { kind: 'bringIn' } as const;
  const described = { ...car, bodyStyle: null, mileage: 60_000, exteriorColor: null, options: [] };
  await addCertificate(database.pool, lead.dealership, lead.id, { car: described, offer });
  const open = (ticket: string, path = '') =>
    ask(web.port, { host: ALPHA, path: `${path}/sell-trade-my-car/certificate/${ticket}`, headers: BROWSER });
  const ticket = createLeadTicket(key, lead.dealership, lead.id);
  for (const path of ['', '/es']) {
    const page = await open(ticket, path);
    expect([page.status, page.body.includes(lead.code), page.body.includes('2018 Honda Civic')]).toEqual([
      200,
      true,
      true,
    ]);
    expect(page.headers['cache-control']).toMatch(/no-store/);
    expect(page.body).toMatch(/<meta name="robots" content="noindex/);
  }
  const elsewhere = createLeadTicket(key, 'dealership-bravo', lead.id);
  for (const wrong of [elsewhere, `${ticket}x`, lead.id]) expect((await open(wrong)).status).toBe(404);
});
