import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { postForm, recordLeads } from '../../../tests/support/leads/record-leads.ts';
import {
  testContent,
  testContext,
  testInventory,
  testSettings,
  testStore,
} from '../../../tests/support/website.ts';
import { SALES_WEEK } from '../../../tests/support/weeks.ts';
import { createMemoryRouter, RouterProvider } from '#app/framework.ts';
import { parseTestDriveRequest } from '#app/vehicles/test-drive/test-drive-request.server.ts';
import { submitTestDrive } from '#app/vehicles/test-drive/submit-test-drive.server.ts';
import TestDrive from './route.tsx';
import { testDriveView } from './test-drive-view.server.ts';

const [base] = generateListings(1);
if (base === undefined) throw new Error('no cars');
const car = { ...base, status: 'available' as const, soldAt: null, isPrivate: false, storeKey: 'watertown' };
const settings = testSettings();
const { context: recording } = recordLeads();
// Wednesdays are short, and of this Monday only the evening is left.
const wednesday = { open: '12:00', close: '15:00' };
const context = testContext({
  content: testContent({
    stores: async () => [testStore({ hours: { sales: { ...SALES_WEEK, wednesday }, service: null } })],
    settings: async () => settings,
  }),
  inventory: testInventory([car], settings),
  path: `/test-drive/${car.vin}`,
  now: new Date('2026-11-23T19:00:00Z'),
  ...recording,
});
const ANA = { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com', phone: '(315) 555-0126' };

/** The page as the server sends it, before or without JavaScript. */
async function pageOf(actionData?: unknown): Promise<string> {
  const view = await testDriveView(await parseTestDriveRequest(car.vin, context), context);
  const router = createMemoryRouter([{ id: 'page', path: '*', element: <TestDrive /> }], {
    hydrationData: { loaderData: { page: { view, head: null } }, actionData: { page: actionData } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const submit = async (fields: Readonly<Record<string, string>>) =>
  submitTestDrive(
    await parseTestDriveRequest(car.vin, context),
    postForm(`http://alpha.example/test-drive/${car.vin}`, { ...ANA, ...fields }),
    context,
  );

test('without JavaScript, whatever the list of times offers can be had', async () => {
  const html = await pageOf();
  expect(html).not.toContain('name="day"');
  const [list = ''] = /<select[^>]*name="time"[^]*?<\/select>/.exec(html) ?? [];
  const days = [...list.matchAll(/<optgroup label="([^"]+)">/g)].map(([, label]) => label);
  expect(days.slice(0, 3)).toEqual(['Monday, November 23', 'Tuesday, November 24', 'Wednesday, November 25']);
  const values = [...list.matchAll(/<option value="([^"]+)"/g)].map(([, value = '']) => value);
  expect(values.length).toBeGreaterThan(50);
  for (const time of values) {
    const { answer } = await submit({ time });
    expect([time, answer.state]).toEqual([time, 'sent']);
  }
});

test('without JavaScript, a mistake keeps the chosen time, and a missing one has the focus', async () => {
  const { answer } = await submit({ time: '2026-11-24 10:30', email: 'ana@' });
  expect(await pageOf(answer)).toContain('<option value="2026-11-24 10:30" selected="">10:30 AM</option>');
  const { answer: missing } = await submit({ time: '' });
  const [focused = ''] = /<select[^>]*autofocus=""[^>]*>/i.exec(await pageOf(missing)) ?? [];
  expect(focused).toContain('name="time"');
});
