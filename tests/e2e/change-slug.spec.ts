import { setTimeout as sleep } from 'node:timers/promises';
import { lakeClient } from './lake-client.ts';
import { askSite, holdContent } from './platform.ts';
import { expect, test } from './studio-fixtures.ts';
import { editUrl, openStudio } from './studio-session.ts';

const ARTICLE = 'article-north-country-a-used-outback-up-here';
const BEFORE = 'a-used-outback-up-here';
const AFTER = 'used-outback-in-snow';

test('redirects the old URL of an article whose slug changes in the Studio', async ({
  page,
  studioUrl,
  lakeUrl,
}) => {
  await using _content = await holdContent('north-country');
  const ask = (slug: string) => askSite('north-country', `/car-research/${slug}?utm_source=letter`);
  expect((await ask(BEFORE)).status).toBe(200);

  await openStudio(page, editUrl(studioUrl, ARTICLE, 'article'), 'north-country');
  await page.getByRole('tab', { name: 'Setup' }).click();
  const address = page.getByTestId('field-slug').getByRole('textbox');
  await expect(address).toHaveValue(BEFORE);
  await address.fill(AFTER);
  // What was typed in the second before is stored, and then the lake is slow: a press still counts.
  await sleep(300);
  await page.route(
    ({ pathname }) => pathname.includes('/data/actions/'),
    async (route) => {
      await sleep(1500);
      await route.continue();
    },
  );
  await page.getByTestId('action-publish').click();
  await expect(page.getByText('was published')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  await expect.poll(async () => (await ask(AFTER)).status).toBe(200);
  const moved = await ask(BEFORE);
  expect([moved.status, moved.headers.location]).toEqual([
    301,
    expect.stringMatching(new RegExp(`/car-research/${AFTER}\\?utm_source=letter$`)),
  ]);
  await expect(page.getByTestId('field-formerSlugs')).toBeVisible();

  // A copy is a different article and does not inherit the old URL.
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).not.toHaveURL(new RegExp(ARTICLE));
  await page.getByRole('tab', { name: 'Setup' }).click();
  await expect(address).toHaveValue(AFTER);
  await expect(page.getByTestId('field-formerSlugs')).toBeHidden();
  const client = await lakeClient(lakeUrl, 'copies');
  const copies = '*[_type == "article" && slug.current == $slug && _id != $id]';
  const params = { slug: AFTER, id: ARTICLE };
  const [copy] = await client.fetch<{ formerSlugs?: string[] }[]>(copies, params, { perspective: 'raw' });
  expect(copy).toBeDefined();
  expect(copy).not.toHaveProperty('formerSlugs');
  await client.delete({ query: copies, params });
});

test('keeps a link in an answer pointing to the article in every language, and removes it with the article', async ({
  lakeUrl,
}) => {
  await using _content = await holdContent('summit');
  const client = await lakeClient(lakeUrl, 'links');
  const html = async (path: string) => (await askSite('summit', path)).body;
  const paragraph = (words: string) => [
    {
      _type: 'block',
      _key: 'p',
      style: 'normal',
      markDefs: [{ _type: 'link', _key: 'l', target: { _type: 'reference', _ref: article, _weak: true } }],
      children: [{ _type: 'span', _key: 's', text: words, marks: ['l'] }],
    },
  ];
  const article = 'article-summit-linked';
  const faq = 'faq-summit-linking';
  const dealership = { _type: 'reference', _ref: 'dealership-summit' };
  const slug = (current: string) => ({ _type: 'slug', current });
  await client
    .transaction()
    .create({
      _id: article,
      _type: 'article',
      dealership,
      slug: slug('linked-before'),
      title: { en: 'Linked', es: 'Enlazado' },
      category: 'news',
      publishedOn: '2026-01-01',
      body: {},
    })
    .create({
      _id: faq,
      _type: 'faq',
      dealership,
      question: { en: 'Linked?', es: '¿Enlazado?' },
      answer: { en: paragraph('the words'), es: paragraph('las palabras') },
      places: ['help'],
      helpCategory: { _type: 'reference', _ref: 'helpCategory-every-dealership-service' },
    })
    .commit();
  const leadsTo = async (end: string | null) => {
    for (const [path, language, words] of [
      ['/help-center/service', '', 'the words'],
      ['/es/help-center/service', '/es', 'las palabras'],
    ] as const) {
      const link = end === null ? words : `<a href="${language}/car-research/${end}">${words}</a>`;
      await expect.poll(() => html(path)).toContain(`<p>${link}</p>`);
    }
  };
  await leadsTo('linked-before');
  await client
    .patch(article)
    .set({ slug: slug('linked-after') })
    .commit();
  await leadsTo('linked-after');
  await client.delete(article);
  await leadsTo(null);
  await client.delete(faq);
  for (const path of ['/help-center/service', '/es/help-center/service'])
    await expect.poll(() => html(path)).not.toMatch(/Linked\?|Enlazado\?/);
});
