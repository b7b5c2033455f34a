import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { deriveKey } from '@rooftop/vault/derive-key';
import { findChromium } from '../scripts/test/find-chromium.ts';
import { platformSettings, startPlatform, withPool } from '../tests/e2e/platform.ts';
import { openDesk } from '../tests/e2e/studio-session.ts';
import { exampleContent, exampleSubmission } from '../tests/support/leads/submissions.ts';
import { untilQuiet } from './quiet.ts';
import { exact, atMost, type Report, spread } from './report.ts';

const SLUG = 'lakeshore';
const ROUNDS = 10;
const LEADS = 30;
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
/** Milliseconds that the desk rests before something is measured. */
const REST_MS = 1000;

/** Accepts a lead, and returns the name under which the inbox lists it. */
async function acceptOne(name: string): Promise<string> {
  const { ENCRYPTION_KEY } = readEnvironment(['ENCRYPTION_KEY'], { ...process.env, ...platformSettings() });
  const example = exampleContent({ comments: 'Is it still there?' });
  const content = { ...example, contact: { ...example.contact, firstName: 'Ada', lastName: name } };
  const submission = exampleSubmission({ dealership: `dealership-${SLUG}`, content });
  await withPool((pool) => acceptLead(pool, deriveKey(ENCRYPTION_KEY, 'lead-keys'), submission));
  return `Ada ${name}`;
}

const linkTo = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Leads' }).getByRole('link', { name, exact: true });

/** Milliseconds until an element shows. */
async function until(element: ReturnType<Page['locator']>, began: number): Promise<number> {
  await element.waitFor();
  return performance.now() - began;
}

/**
 * How soon lead staff see the inbox, a lead, and a new lead on a phone with a quarter of this machine's processor, with
 * nothing in the browser's cache but a session (issue 18).
 */
export async function deskStart(): Promise<Report> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-desk-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  // PostgreSQL may run as another user, who needs access to the folder.
  await chmod(folder, 0o711);
  const platform = await startPlatform(folder, '');
  stack.defer(() => platform.stop());
  process.env['ROOFTOP_E2E'] = JSON.stringify(platform.settings);
  const studioUrl = `http://localhost:${platform.settings.STUDIO_PORT}`;
  const [first = ''] = await Promise.all(Array.from({ length: LEADS }, (_, n) => acceptOne(`Number${n}`)));
  await using browser = await chromium.launch({ executablePath: await findChromium(), args: FLAGS });

  const staff = await browser.newContext(PHONE);
  const signIn = await staff.newPage();
  await openDesk(signIn, studioUrl, { slug: SLUG, path: 'leads?special=open', name: 'Pat Jones' });
  await linkTo(signIn, first).waitFor();
  const storageState = await staff.storageState();
  await staff.close();
  await untilQuiet();

  const times = { inbox: [] as number[], lead: [] as number[], news: [] as number[] };
  let scripts = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await using phone = await browser.newContext({ ...PHONE, storageState });
    const page = await phone.newPage();
    const devtools = await phone.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sizes.push(request.sizes().then((size) => size.responseBodySize));
    });
    const began = performance.now();
    await page.goto(`${studioUrl}/desk/${SLUG}/leads?special=open`, { waitUntil: 'commit' });
    times.inbox.push(await until(linkTo(page, first), began));
    scripts = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);

    await page.waitForTimeout(REST_MS);
    const accepted = await acceptOne(`New${round}`);
    times.news.push(await until(linkTo(page, accepted), performance.now()));

    await page.waitForTimeout(REST_MS);
    const pressed = performance.now();
    await linkTo(page, first).click();
    const lead = page.getByRole('article', { name: first });
    times.lead.push(await until(lead.getByText('Is it still there?'), pressed));
  }
  return {
    figures: {
      'inbox, ms': atMost(3000, spread(times.inbox)),
      'lead, ms': atMost(1000, spread(times.lead)),
      'new lead on an open inbox after it was accepted, ms': atMost(1000, spread(times.news)),
      'scripts as sent, KB': exact(atMost(250, scripts / 1024)),
    },
    notes: [
      `${LEADS} open leads, ${ROUNDS} rounds, a processor ${SLOWDOWN} times slower, a new browser for each.`,
    ],
  };
}
