/** Staff are told on their phones about new leads, and get from there to the lead in one tap. */
import { readEnvironment } from '@rooftop/environment/read-environment';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { deriveKey } from '@rooftop/vault/derive-key';
import { exampleSubmission } from '../support/leads/submissions.ts';
import { startPushService } from '../support/stub-push-service.ts';
import { expect, test } from './fixtures.ts';
import { platformSettings, withPool } from './platform.ts';
import { openDesk } from './studio-session.ts';

const slug = 'lakeshore';

/** Stores a lead as a form does. Returns its id. */
async function sendLead(): Promise<string> {
  const { ENCRYPTION_KEY } = readEnvironment(['ENCRYPTION_KEY'], { ...process.env, ...platformSettings() });
  const submission = exampleSubmission({ dealership: `dealership-${slug}` });
  const content = { ...submission.content, comments: crypto.randomUUID() };
  const { id } = await withPool((pool) =>
    acceptLead(pool, deriveKey(ENCRYPTION_KEY, 'lead-keys'), { ...submission, content }),
  );
  return id;
}

test('a device is turned on, told about a lead, and turned off', async ({
  page,
  context,
  studioUrl,
  expectAccessible,
}) => {
  const { port } = new URL(platformSettings().PUSH_TEST_ORIGIN);
  await using service = await startPushService(Number(port));
  await context.grantPermissions(['notifications'], { origin: new URL(studioUrl).origin });
  // A real push service is on the internet. Everything else is real: the worker registers, the platform sends.
  await page.addInitScript(
    (device) => {
      let current: object | null = null;
      const subscription = {
        ...device,
        toJSON: () => device,
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => current,
        subscribe: async () => (current = subscription),
      });
      Object.assign(Notification, { requestPermission: async () => 'granted' });
    },
    service.subscription(`/${crypto.randomUUID()}`),
  );
  await openDesk(page, studioUrl, { slug, path: 'leads?special=open', name: 'Pat Phone' });

  await page.getByRole('button', { name: 'Notifications: off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notifications on this device' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('You get a notification here')).toBeVisible();
  expect(service.messages).toMatchObject([{ title: 'This device is set up' }]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const id = await sendLead();
  const url = new URL(`/desk/dealership-${slug}/leads/${id}`, studioUrl).href;
  await expect.poll(() => service.messages).toContainEqual(expect.objectContaining({ url, tag: id }));
  expect(JSON.stringify(service.messages)).not.toMatch(/Ada|Miller|visitor\.example/);

  await page.getByRole('button', { name: 'Notifications: on' }).click();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Notifications: off' })).toBeVisible();
  await page.goto(url);
  await expect(page.getByRole('article')).toContainText('Ada');
});
