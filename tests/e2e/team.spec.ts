import { expect, test } from './fixtures.ts';
import { mailsWith } from './mails.ts';
import { askSite } from './platform.ts';

const TEAM = '/our-company/meet-our-team';
const DENISE = `${TEAM}/denise-hartwell`;

test('lists the staff, also of one store and department, and everyone has a page', async () => {
  const cards = async (query: string) => {
    const { body } = await askSite('lakeshore', TEAM + query);
    return [...body.matchAll(/<article\b.*?<\/article>/gs)].map(([card]) => card);
  };
  expect(await cards('')).toHaveLength(15);
  expect(await cards('?store=erie')).toHaveLength(7);
  const [marcus = '', ...others] = await cards('?department=service&store=erie');
  expect(others).toEqual([]);
  expect(marcus).toMatch(new RegExp(`<a [^>]*href="${TEAM}/marcus-lindqvist"[^>]*>Marcus Lindqvist</a>`));
  expect((await askSite('lakeshore', `${TEAM}/marcus-lindqvist`)).body).toContain(
    '<title>Marcus Lindqvist, Service Manager | Lakeshore Auto Group</title>',
  );
});

test('delivers a message to the staff member and the lead recipients without JavaScript', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('lakeshore', DENISE));
  expect(await page.content()).not.toContain('denise.hartwell@');
  const email = `ana-${crypto.randomUUID()}@example.com`;
  const fields = { Message: 'Is the red one still there?', 'First name': 'Ana', 'Last name': 'Núñez' };
  for (const [label, value] of Object.entries({ ...fields, Email: email, Phone: '814 555 0142' }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeVisible();
  await expect(page.getByText('Denise will get back to you soon.')).toBeVisible();

  await expect(async () => {
    const mails = (await mailsWith(email)).filter(({ text }) => !text?.includes('<adf>'));
    const recipients = new Set(mails.flatMap(({ to = [] }) => to.map(({ address }) => address)));
    expect(mails).toHaveLength(2);
    expect(recipients).toEqual(
      new Set(['denise.hartwell@lakeshoreauto.example', 'leads@lakeshoreauto.example']),
    );
    for (const { subject, text } of mails) {
      expect(subject).toContain('Message to Denise Hartwell');
      expect(text).toContain('Is the red one still there?');
    }
  }).toPass({ timeout: 30_000 });
  await context.close();
});

test('returns 404 for unknown staff members and those of another dealership', async () => {
  for (const path of [`${TEAM}/nobody`, `${TEAM}/marisol-vega`, `/es${DENISE}`])
    expect((await askSite('lakeshore', path)).status, path).toBe(404);
});

test('search engines find every staff member with structured data', async ({ site }) => {
  const { body } = await askSite('lakeshore', DENISE);
  const [, facts = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(facts)).toMatchObject({
    '@graph': [
      {
        '@type': 'ProfilePage',
        mainEntity: { '@type': 'Person', name: 'Denise Hartwell', jobTitle: 'General Manager' },
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
  const sitemap = (await askSite('lakeshore', '/api/___sitemaps___/team-members')).body;
  expect(sitemap).toContain(`<loc>${site('lakeshore', DENISE)}</loc>`);
  expect(sitemap.match(/<loc>/g)).toHaveLength(15);
});
