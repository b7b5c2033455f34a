import { expect, test } from './fixtures.ts';
import { lakeClient } from './lake-client.ts';
import { platformSettings } from './platform.ts';
import { createEditor, publishDocument, signIn } from './studio-session.ts';

const ARTICLE = 'article-north-country-a-used-outback-up-here';
const BEFORE = 'a-used-outback-up-here';
const AFTER = 'used-outback-in-snow';

test('redirects the old URL of an article whose slug changes in the Studio', async ({
  page,
  studioUrl,
  lakeUrl,
}) => {
  const { PORT } = platformSettings();
  const ask = (slug: string) =>
    page.request.get(`http://127.0.0.1:${PORT}/car-research/${slug}?utm_source=letter`, {
      headers: { Host: `north-country.localhost:${PORT}` },
      maxRedirects: 0,
    });
  expect((await ask(BEFORE)).status()).toBe(200);

  await signIn(page, studioUrl, await createEditor('north-country'));
  await page.goto(`${studioUrl}/intent/edit/id=${ARTICLE};type=article/`);
  await page.getByRole('tab', { name: 'Setup' }).click();
  const address = page.getByTestId('field-slug').getByRole('textbox');
  await expect(address).toHaveValue(BEFORE);
  await address.fill(AFTER);
  await publishDocument(page);

  await expect.poll(async () => (await ask(AFTER)).status(), { timeout: 20_000 }).toBe(200);
  const moved = await ask(BEFORE);
  expect([moved.status(), moved.headers()['location']]).toEqual([
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
  page,
  lakeUrl,
}) => {
  const { PORT } = platformSettings();
  const client = await lakeClient(lakeUrl, 'links');
  const html = async (path: string) => {
    const url = `http://127.0.0.1:${PORT}${path}`;
    return (await page.request.get(url, { headers: { Host: `summit.localhost:${PORT}` } })).text();
  };
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
});

test('updates the slug from the name while the editor types, until they write their own', async ({
  page,
  studioUrl,
  lakeUrl,
}) => {
  const client = await lakeClient(lakeUrl, 'generated-slugs');
  const id = `helpCategory-summit-${crypto.randomUUID()}`;
  const ref = { _type: 'reference' as const, _ref: 'dealership-summit' };
  await client.create({ _id: `drafts.${id}`, _type: 'helpCategory', dealership: ref });
  await signIn(page, studioUrl, await createEditor('summit'));
  await page.goto(`${studioUrl}/intent/edit/id=${id};type=helpCategory/`);
  await page.getByRole('tab', { name: 'All fields' }).click();
  const name = page.getByTestId('field-title').getByRole('textbox').first();
  const address = page.getByTestId('field-slug').getByRole('textbox');
  await name.fill('Winter Tires');
  await expect(address).toHaveValue('winter-tires');
  await name.fill('Winter Tires & Wheels');
  await expect(address).toHaveValue('winter-tires-and-wheels');
  await address.fill('tires');
  await name.fill('Tires');
  await expect
    .poll(() => client.fetch(`*[_id == "drafts.${id}"][0].title.en`, {}, { perspective: 'raw' }))
    .toBe('Tires');
  await expect(address).toHaveValue('tires');
  await client.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id } });
});
