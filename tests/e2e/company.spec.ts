import northCountryReviews from '../../tenants/north-country/reviews.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { waitUntilHydrated } from './hydration.ts';
import { mailAbout } from './mails.ts';
import { askSite } from './platform.ts';

const COMPANY = '/our-company';
const JAMESTOWN = `${COMPANY}/locations/jamestown`;
const TECHNICIAN = `${COMPANY}/careers/automotive-technician-jamestown`;

test('shows review totals with their source and date: one on every page, or that of the page’s subject', async () => {
  for (const [slug, subjects] of [
    ['lakeshore', 1],
    ['summit', 1],
    // It has set one for its service and one for the company.
    ['north-country', 3],
  ] as const) {
    const totals: string[] = [];
    for (const path of ['/', '/service', COMPANY, `${COMPANY}/reviews`]) {
      const { body } = await askSite(slug, path);
      const [, total = `${path} has none`] = /<p class="reviews-rating">(.*?)<\/p>/s.exec(body) ?? [];
      expect(total).toMatch(
        /<a href="https:\/\/maps\.example\/\w+">[\d.]+K reviews on Google<\/a><small>as of November 16, 2026</,
      );
      totals.push(total);
    }
    expect([slug, new Set(totals).size]).toEqual([slug, subjects]);
    expect(totals[2]).toBe(totals[3]);
  }
});

test('lists the stores, and the page of a store has its hours and a link to its cars', async () => {
  const mainOf = async (path: string) => {
    const { body } = await askSite('lakeshore', path);
    return /<main\b.*<\/main>/s.exec(body)?.[0] ?? '';
  };
  const list = await mainOf(`${COMPANY}/locations`);
  expect(list.match(/<article\b/g)).toHaveLength(4);
  expect(list).toMatch(new RegExp(`<a [^>]*href="${JAMESTOWN}"[^>]*>Lakeshore Jamestown</a>`));
  const store = await mainOf(JAMESTOWN);
  expect(store).toMatch(/<h1[^>]*>Lakeshore Jamestown<\/h1>/);
  expect(store).toMatch(/Open until|Closed/);
  expect(store).toMatch(/<a [^>]*href="\/cars-for-sale\?store=jamestown"/);
});

test('filters reviews by category', async () => {
  const reviewers = async (query = '') => {
    const { body } = await askSite('north-country', `${COMPANY}/reviews${query}`);
    const main = /<main\b.*<\/main>/s.exec(body)?.[0] ?? '';
    return [...main.matchAll(/<cite>([^<]*)<\/cite>/g)].map(([, name = '']) => name).toSorted();
  };
  // Exactly the reviews that the dealership filed under Service, not only fewer reviews.
  const filed = northCountryReviews.filter(({ categories }) => categories.includes('Service'));
  expect(filed.length).toBeGreaterThan(0);
  expect(filed.length).toBeLessThan((await reviewers()).length);
  expect(await reviewers('?category=service')).toEqual(
    filed.map(({ reviewerName }) => reviewerName).toSorted(),
  );
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';

  test(`links from the list to a job opening and accepts an application with a resume ${how} JavaScript`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(site('lakeshore', `${COMPANY}/careers`));
    const opening = page.getByRole('main').getByRole('article').first();
    await opening.getByRole('link', { name: 'Automotive technician', exact: true }).click();
    await expect(page).toHaveURL(site('lakeshore', TECHNICIAN));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automotive technician');
    await expect(page.getByText('$24 – $36 per hour')).toBeVisible();
    await page.goBack();
    await opening.getByRole('link', { name: /^Apply: Automotive technician/ }).click();
    await expect(page).toHaveURL(`${site('lakeshore', TECHNICIAN)}#application`);
    await expect(page.getByLabel('Position', { exact: true })).toHaveCount(0);

    if (javaScriptEnabled) await waitUntilHydrated(page);
    const email = `ana-${crypto.randomUUID()}@example.com`;
    const fields = { 'First name': 'Ana', 'Last name': 'Núñez', 'About you': 'Ten years with diesels.' };
    for (const [label, value] of Object.entries({ ...fields, Email: email, Phone: '315 555 0126' }))
      await page.getByLabel(label, { exact: true }).fill(value);
    const resume = page.getByLabel('Resume (optional)');
    await resume.setInputFiles({ name: 'cv.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ…') });
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('The file is not a PDF or Word document (DOCX).')).toBeVisible();
    await expect(resume).toBeFocused();
    await expect(page.getByLabel('About you')).toHaveValue('Ten years with diesels.');
    const buffer = Buffer.from(`%PDF-1.7\n${' '.repeat(300_000)}%%EOF`);
    await resume.setInputFiles({ name: '../cv".pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(
      page.getByRole('heading', { name: 'Thank you! Your submission has been received!' }),
    ).toBeVisible();

    const mail = await mailAbout(email);
    expect(mail.subject).toContain('Careers: Automotive technician, Lakeshore Jamestown');
    expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['resume-ana-nunez.pdf', 'application/pdf'],
    ]);
    expect(mail.attachments[0]?.content).toBe(buffer.toString('base64'));
    await context.close();
  });
}

test('gives search engines structured data about a store and job openings', async ({ site }) => {
  const facts = async (path: string) => {
    const { body } = await askSite('lakeshore', path);
    return [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
      ([, text]) => {
        const { '@graph': graph }: { '@graph'?: readonly Record<string, unknown>[] } = JSON.parse(text ?? '');
        return graph ?? [];
      },
    );
  };
  const stores = (await facts(JAMESTOWN)).filter((one) => one['@type'] === 'AutoDealer');
  expect(stores).toMatchObject([
    {
      name: 'Lakeshore Jamestown',
      url: site('lakeshore', JAMESTOWN),
      priceRange: '$-$$',
      telephone: '+17165550118',
    },
  ]);
  const postings = async (path: string) => (await facts(path)).filter((one) => one['@type'] === 'JobPosting');
  // Search engines want structured data only on the job opening's own page, not on lists.
  expect(await postings(`${COMPANY}/careers`)).toEqual([]);
  expect(await postings(TECHNICIAN)).toMatchObject([
    {
      title: 'Automotive technician',
      url: site('lakeshore', TECHNICIAN),
      directApply: true,
      hiringOrganization: { name: 'Lakeshore Auto Group' },
      jobLocation: [{ '@type': 'Place', address: { addressLocality: 'Jamestown' } }],
    },
  ]);
  const sitemap = (await askSite('lakeshore', '/api/___sitemaps___/openings')).body;
  expect(sitemap.match(/<loc>/g)).toHaveLength(2);
});

test('names the job opening in the mail where resumes come by mail', async () => {
  const { body } = await askSite('north-country', `${COMPANY}/careers/automotive-technician`);
  expect(body).toMatch(
    /<main.*href="mailto:[^"]+\?subject=Application%3A%20Automotive%20technician".*<\/main>/s,
  );
});

test('returns 404 for unknown stores and job openings', async () => {
  for (const path of ['locations/nowhere', 'careers/nothing', 'careers/automotive-technician'])
    expect((await askSite('lakeshore', `${COMPANY}/${path}`)).status, path).toBe(404);
});
