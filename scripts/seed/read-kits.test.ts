import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KitError } from './kit.ts';
import { kitDocuments } from './kit-documents.ts';
import { readKits } from './read-kits.ts';

const shipped = new URL('../../tenants/', import.meta.url).pathname;
let folder: string;
/** A folder of tenants/ with the shared content, and a copied dealership named "mine". */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-kits-'));
  await cp(join(shipped, 'every-dealership'), join(folder, 'every-dealership'), { recursive: true });
  await cp(join(shipped, 'summit'), join(folder, 'mine'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function documents() {
  const { kits, shared } = await readKits(pathToFileURL(`${folder}/`));
  return kits.flatMap((kit) => kitDocuments(kit, shared, () => 'image-a-1x1-webp'));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(join(folder, file, '..'), { recursive: true });
  await writeFile(join(folder, file), text);
}

test('a copied folder has its own ids, and refers to its own and to shared documents', async () => {
  const ids = (await documents()).map(({ _id }) => _id);
  expect(ids).toContain('dealership-mine');
  expect(ids).toContain('navigation-mine');
  expect(ids.filter((id) => !id.includes('-mine'))).toEqual([]);
  const article = (await documents()).find(({ _id }) => _id === 'article-mine-kia-ev6-new-or-certified');
  expect(article).toMatchObject({
    slug: { _type: 'slug', current: 'kia-ev6-new-or-certified' },
    dealership: { _ref: 'dealership-mine' },
    author: { _ref: expect.stringMatching(/^staffMember-mine-/) },
  });
});

test('reads the languages of an article and the versions of a legal text', async () => {
  await write(
    'mine/articles/snow.en.md',
    '---\r\ntitle: Snow\r\ncategory: faqs\r\npublishedOn: 2026-01-02\r\n---\r\n\r\nIt is **cold**.\r\n',
  );
  await write('mine/articles/snow.es.md', '---\ntitle: Nieve\n---\nHace frío.\n');
  await write('mine/legal/terms-of-sale.2025-01-01.en.md', 'First.');
  await write('mine/legal/terms-of-sale.2026-01-01.en.md', '---\ntitle: Terms\nchanges: All.\n---\nSecond.');
  const made = await documents();
  const textOf = (text: string) => [
    expect.objectContaining({ children: [expect.objectContaining({ text })] }),
  ];
  expect(made.find(({ _id }) => _id === 'article-mine-snow')).toMatchObject({
    title: { _type: 'localeString', en: 'Snow', es: 'Nieve' },
    publishedOn: '2026-01-02',
    body: { _type: 'localeBody', es: textOf('Hace frío.') },
  });
  expect(made.find(({ _id }) => _id === 'legalDocument-mine-terms-of-sale')).toMatchObject({
    kind: 'terms-of-sale',
    title: { en: 'Terms' },
    versions: [
      { effectiveFrom: '2025-01-01', body: { en: textOf('First.') } },
      { effectiveFrom: '2026-01-01', changes: { en: 'All.' }, body: { en: textOf('Second.') } },
    ],
  });
});

const ARTICLE = '---\ntitle: Oil\ncategory: faqs\npublishedOn: 2026-01-02\n---\n\nChange it.\n';
const FAQ = { key: 'oil', question: 'Why?', answer: 'Because.', places: ['home'] };
const faqs = (change: object) => JSON.stringify([{ ...FAQ, ...change }]);

test.each<[string, string, string, string]>([
  ['a file that is not JSON', 'mine/redirects.json', '[,]', 'tenants/mine/redirects.json: '],
  ['an unknown file', 'mine/faq.json', '[]', 'tenants/mine/faq.json: this file has no meaning'],
  ['a folder that is no hostname', 'My Cars/dealership.json', '{}', 'tenants/My Cars: the name of a'],
  [
    'an unknown language',
    'mine/dealership.json',
    '{"languages":["fr"]}',
    'tenants/mine/dealership.json: languages',
  ],
  ['an entry without a key', 'mine/faqs.json', '[{}]', 'tenants/mine/faqs.json: 0: key: '],
  ['an unknown field', 'mine/faqs.json', faqs({ qestion: '' }), 'tenants/mine/faqs.json, "oil": qestion: '],
  [
    'a missing field',
    'mine/faqs.json',
    faqs({ answer: undefined }),
    'tenants/mine/faqs.json, "oil": answer: is missing',
  ],
  [
    'a number for a text',
    'mine/faqs.json',
    faqs({ question: 1 }),
    'tenants/mine/faqs.json, "oil": question: en: ',
  ],
  [
    'a value that is not on the list',
    'mine/faqs.json',
    faqs({ onlyWhereOffered: 'tires' }),
    'tenants/mine/faqs.json, "oil": onlyWhereOffered: ',
  ],
  [
    'a link to no document',
    'mine/faqs.json',
    faqs({ answer: { en: 'See [oil](article:oil).' } }),
    'tenants/mine/faqs.json, "oil": answer.en: there is no article "oil"',
  ],
  [
    'an article without a language',
    'mine/articles/oil.md',
    ARTICLE,
    'tenants/mine/articles/oil.md: the name has to end in',
  ],
  [
    'front matter that is not YAML',
    'mine/articles/oil.en.md',
    '---\n"\n---\nOil',
    'tenants/mine/articles/oil.en.md: ',
  ],
  [
    'an unknown field of an article',
    'mine/articles/oil.en.md',
    ARTICLE.replace('title', 'headline'),
    'tenants/mine/articles/oil.en.md: headline: there is no such field',
  ],
  [
    'a picture without a name',
    'mine/articles/oil.en.md',
    ARTICLE.replace('title', 'image: oil\ntitle'),
    'tenants/mine/articles/oil.*.md: image: tenants/mine/pictures.json has no picture "oil"',
  ],
  [
    'a picture without a file',
    'mine/articles/oil.en.md',
    ARTICLE.replace('title', 'image: { file: oil.svg }\ntitle'),
    'tenants/mine/articles/oil.*.md: image: tenants/mine/assets/oil.svg does not exist',
  ],
  [
    'an author who does not work here',
    'mine/articles/oil.en.md',
    ARTICLE.replace('title', 'author: nobody\ntitle'),
    'tenants/mine/articles/oil.*.md: author: there is no staffMember "nobody"',
  ],
])('names file and field of %s', async (_what, file, text, message) => {
  await write(file, text);
  const error: unknown = await documents().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(KitError);
  expect(String(error)).toContain(message);
});

test('names a field that two languages of an article have', async () => {
  const [english, spanish] = ['en', 'es'].map((one) => `mine/articles/kia-ev6-new-or-certified.${one}.md`);
  const text = await readFile(join(folder, spanish ?? ''), 'utf8');
  expect(await readFile(join(folder, english ?? ''), 'utf8')).toContain('category: ');
  await write(spanish ?? '', text.replace('title: ', 'category: faqs\ntitle: '));
  await expect(documents()).rejects.toThrow(`tenants/${spanish}: category: another language's file has`);
});
