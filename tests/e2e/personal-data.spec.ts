/** A privacy request of the website is answered at the desk: found, exported, and deleted. */
import { readFile } from 'node:fs/promises';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { deriveKey } from '@rooftop/vault/derive-key';
import { exampleContent, exampleDestination, exampleSubmission } from '../support/leads/submissions.ts';
import { expect, test } from './fixtures.ts';
import { platformSettings, withPool } from './platform.ts';
import { openDesk } from './studio-session.ts';

const slug = 'lakeshore';
const DEALERSHIP = `dealership-${slug}`;

/** Stores a privacy request as its form does. Returns its id. */
async function sendRequest(email: string): Promise<string> {
  const { ENCRYPTION_KEY } = readEnvironment(['ENCRYPTION_KEY'], { ...process.env, ...platformSettings() });
  const contact = { firstName: 'Ada', lastName: 'Miller', email, phone: null, address: null };
  const submission = exampleSubmission({
    dealership: DEALERSHIP,
    form: 'PRIVACY_REQUEST',
    topic: null,
    content: exampleContent({ subject: 'Privacy request: Delete my data', contact }),
    destinations: [exampleDestination({ to: `privacy-${crypto.randomUUID()}@lakeshore.example` })],
  });
  const { id } = await withPool((pool) =>
    acceptLead(pool, deriveKey(ENCRYPTION_KEY, 'lead-keys'), submission),
  );
  return id;
}

test('an agency finds, exports and deletes what somebody sent', async ({
  page,
  studioUrl,
  expectAccessible,
  expectFits,
}) => {
  const email = `ada-${crypto.randomUUID()}@visitor.example`;
  const id = await sendRequest(email);
  const name = `Pat Jones ${Date.now()}`;
  await openDesk(page, studioUrl, { slug, path: `leads/${id}`, name, role: 'agency' });
  await page.getByRole('link', { name: 'Answer this privacy request' }).click();
  await expect(page).toHaveURL(`${studioUrl}/desk/${slug}/privacy/${id}`);
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByRole('button', { name: 'Find' }).click();
  const found = page.getByRole('region', { name: `Found for ${email}` });
  await expect(found.getByRole('link', { name: /^Lead \d+$/ })).toHaveCount(1);
  await expectAccessible(page);
  await expectFits(page, [320, 1440]);

  const download = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Export' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(email);

  await found.getByRole('button', { name: 'Delete everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete everything' });
  await expect(dialog).toContainText('It can’t be undone.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('1 lead deleted.')).toBeVisible();
  await expect(page.getByText('Nothing was found.')).toBeVisible();
  const log = page.getByRole('region', { name: 'Who exported, viewed or deleted personal data' });
  await expect(log.getByRole('listitem').filter({ hasText: name })).toContainText([
    'A person’s data looked up',
    'A person’s data deleted',
    'A person’s data exported',
    'A person’s data looked up',
  ]);
  const left = await withPool((pool) => pool.query('SELECT FROM leads WHERE id = $1', [id]));
  expect(left.rowCount).toBe(0);
});
