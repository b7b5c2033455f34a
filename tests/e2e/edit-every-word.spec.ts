import { createClient, type SanityClient, type SanityDocument } from '@sanity/client';
import { expect, test } from './fixtures.ts';
import { askSite, holdContent, lakeCommand, platformSettings } from './platform.ts';

const SLUG = 'summit';
/** Types of the documents whose text appears on the home page. */
const TYPES = ['homePage', 'navigation', 'review', 'promotion', 'faq', 'bodyStyle'];

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };
type Fields = { [key: string]: Json };
const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Marks {
  readonly en: string[];
  readonly es: string[];
}

/** Replaces every text of a document with a unique marker and records the markers by language. */
function mark(value: Json, marks: Marks, prefix: string): Json {
  if (Array.isArray(value)) return value.map((item) => mark(item, marks, prefix));
  if (!isFields(value)) return value;
  const type = value['_type'];
  if (type === 'localeString' || type === 'localeText') {
    const marked: Fields = { ...value };
    for (const language of ['en', 'es'] as const) {
      const text = `${prefix}-${language}-${marks[language].length}-end`;
      marks[language].push(text);
      marked[language] = text;
    }
    return marked;
  }
  if (type === 'localeBlock')
    return { ...value, en: prose(marks.en, prefix, 'en'), es: prose(marks.es, prefix, 'es') };
  return markFields(value, marks, prefix);
}

/** Marks every text in a document's fields. */
const markFields = (fields: Fields, marks: Marks, prefix: string): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, mark(field, marks, prefix)]));

/** Rich text with one marked paragraph. */
function prose(marks: string[], prefix: string, language: string): Json {
  const text = `${prefix}-${language}-${marks.length}-end`;
  marks.push(text);
  return [
    {
      _type: 'block',
      _key: 'only',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 'span', text, marks: [] }],
    },
  ];
}

const held = new AsyncDisposableStack();
let client: SanityClient;
let before: SanityDocument[];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  held.use(await holdContent(SLUG));
  const { LAKE_PORT } = platformSettings();
  client = createClient({
    projectId: 'rooftop',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    apiHost: `http://127.0.0.1:${LAKE_PORT}`,
    useProjectHostname: false,
    token: await lakeCommand(
      'token',
      'create',
      `words-${Date.now()}`,
      '--role',
      'editor',
      '--dealership',
      SLUG,
    ),
  });
  before = await client.fetch('*[_type in $types && dealership._ref == $dealership]', {
    types: TYPES,
    dealership: `dealership-${SLUG}`,
  });
});

test.afterAll(async () => {
  const transaction = client.transaction();
  for (const document of before) transaction.createOrReplace(document);
  await transaction.commit();
  for (const path of ['/', '/es']) await expect.poll(() => html(path)).not.toContain('-end');
  await held.disposeAsync();
});

const html = async (path: string, slug = SLUG) => (await askSite(slug, path)).body;

test('updates every text of the home page in both languages, on that editor’s site only', async () => {
  const isHome = ({ _type }: SanityDocument) => _type === 'homePage';
  const home = before.find(isHome);
  if (home === undefined) throw new Error('There is no home page.');
  // Make sure both pages are cached before the change.
  for (const path of ['/', '/es']) expect(await html(path)).not.toContain('-end');

  const marks: Marks = { en: [], es: [] };
  const { blocks, ...rest } = home;
  const marked = { ...rest, blocks: mark(blocks, marks, 'home') };
  expect(marks.en.length).toBeGreaterThan(60);
  await client.createOrReplace(marked);
  for (const [path, own, other] of [
    ['/', marks.en, marks.es],
    ['/es', marks.es, marks.en],
  ] as const) {
    await expect.poll(() => html(path), { intervals: [20] }).toContain(own[0]);
    const text = await html(path);
    expect(
      own.filter((word) => !text.includes(word)),
      `not on ${path}`,
    ).toEqual([]);
    expect(
      other.filter((word) => text.includes(word)),
      `on ${path}, though of the other language`,
    ).toEqual([]);
  }
  for (const slug of ['lakeshore', 'north-country']) expect(await html('/', slug)).not.toContain('-end');

  // Text that the blocks show from other documents: menus, reviews, promotions, questions, body styles.
  const others: Marks = { en: [], es: [] };
  const transaction = client.transaction();
  for (const document of before.filter((one) => !isHome(one)))
    transaction.createOrReplace({
      ...document,
      ...markFields(document, others, document._type),
      _id: document._id,
      _type: document._type,
    });
  await transaction.commit();
  for (const [path, language] of [
    ['/', 'en'],
    ['/es', 'es'],
  ] as const)
    for (const type of ['navigation', 'review', 'promotion', 'faq', 'bodyStyle'])
      await expect
        .poll(() => html(path), { message: `${type} on ${path}`, intervals: [20] })
        .toContain(`${type}-${language}-`);
});

test('shows blocks in the editor’s order, and replaces an image', async () => {
  const home = await client.getDocument(`homePage-${SLUG}`);
  if (home === undefined) throw new Error('There is no home page.');
  const headings = async () =>
    [...((await html('/')).split('<main')[1] ?? '').matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(
      ([, heading]) => heading,
    );
  const inOrder = await headings();
  const [first, ...blocks]: Fields[] = home['blocks'];
  await client
    .patch(home._id)
    .set({ blocks: [first, ...blocks.toReversed()] })
    .commit();
  await expect.poll(headings).not.toEqual(inOrder);
  expect(new Set(await headings())).toEqual(new Set(inOrder));

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#284"/></svg>';
  const { default: sharp } = await import('sharp');
  const asset = await client.assets.upload('image', await sharp(Buffer.from(svg)).webp().toBuffer(), {
    filename: 'green.webp',
  });
  const slides = Array.isArray(first?.['slides']) ? first['slides'] : [];
  const [slide] = slides;
  if (first === undefined || !isFields(slide)) throw new Error('The first block has no slide.');
  const image = { _type: 'accessibleImage', asset: { _type: 'reference', _ref: asset._id } };
  await client
    .patch(home._id)
    .set({ blocks: [{ ...first, slides: [{ ...slide, image }, ...slides.slice(1)] }, ...blocks] })
    .commit();
  const [, sha] = asset._id.split('-');
  await expect
    .poll(async () => /<main.*?<img[^>]* src="([^"]*)"/s.exec(await html('/'))?.[1] ?? '')
    .toContain(sha);
});
