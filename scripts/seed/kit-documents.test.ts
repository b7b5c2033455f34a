import { access, readdir, readFile } from 'node:fs/promises';
import { pathOf, TYPES_WITH_PAGE } from '@rooftop/content/address';
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { schemaTypes } from '@rooftop/content/schema';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { validateDocument } from '@sanity/validation';
import { createServer } from 'node:http';
import { createSchema } from 'sanity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Kit } from './kit.ts';
import { readKits } from './read-kits.ts';
import type { PictureSource } from './picture.ts';
import { type AssetIdOf, kitDocuments } from './kit-documents.ts';

const ASSET = 'image-0000000000000000000000000000000000000000-2400x1350-webp';
const sources: [folder: string, source: PictureSource][] = [];
const assetIdOf: AssetIdOf = (folder, source) => {
  sources.push([folder, source]);
  return ASSET;
};
const { kits: tenants, shared } = await readKits();
const documentsBySlug = new Map(tenants.map((kit) => [kit.slug, kitDocuments(kit, shared, assetIdOf)]));
const documentsOfAll = kitDocuments(shared, shared, assetIdOf);
const documents = [...documentsBySlug.values(), documentsOfAll].flat();
const everything = JSON.stringify(documents);

/** A dealership's settings in their short form. */
const settingsOf = (kit: Kit) => kit.entries.find(({ type }) => type === 'dealership')?.fields ?? {};

const pricesShape = z.object({
  inventory: z.object({ lockedPrices: z.array(z.string()).optional() }).optional(),
});

const lockedPricesOf = (kit: Kit): readonly string[] =>
  pricesShape.parse(settingsOf(kit)).inventory?.lockedPrices ?? [];

test('ids are unique and contain type, dealership and key', () => {
  const ids = documents.map(({ _id }) => _id);
  expect([...new Set(ids)]).toEqual(ids);
  expect(ids.filter((id) => id.includes('.'))).toEqual([]);
  expect(ids).toEqual(
    expect.arrayContaining([
      'dealership-summit',
      'homePage-north-country',
      'navigation-summit',
      'store-lakeshore-erie',
      'offer-summit-referral-bonus',
    ]),
  );
});

test.each([...documentsBySlug])(
  'every document of %s except the dealership itself references it',
  (slug, own) => {
    const dealership = { _type: 'reference', _ref: `dealership-${slug}` };
    for (const document of own) {
      if (document._type !== 'dealership') expect(document).toMatchObject({ dealership });
    }
  },
);

test('shared documents belong to every dealership', () => {
  for (const document of documentsOfAll) {
    expect(document).toMatchObject({
      everyDealership: true,
      _id: expect.stringMatching(/^\w+-every-dealership-/),
    });
    expect(document).not.toHaveProperty('dealership');
  }
});

test('no kit sets hostnames, so its hostname is its slug on the platform’s domain', () => {
  expect(tenants.flatMap((kit) => settingsOf(kit)['hostnames'] ?? [])).toEqual([]);
});

test('phone numbers and email addresses are reserved for fiction', () => {
  const phones = everything.match(/\+1\d{10}/g) ?? [];
  expect(phones.length).toBeGreaterThan(20);
  for (const phone of phones) expect(phone).toMatch(/^\+1\d{3}55501\d{2}$/);
  const mailboxes = everything.match(/[\w.]+@[\w.]+/g) ?? [];
  expect(mailboxes.length).toBeGreaterThan(20);
  for (const mailbox of mailboxes) expect(mailbox).toMatch(/\.example$/);
});

test('every file exists', async () => {
  for (const [slug, source] of sources) {
    const file = 'file' in source ? source.file : 'vector' in source ? source.vector : undefined;
    if (file !== undefined) await access(new URL(`../../tenants/${slug}/assets/${file}`, import.meta.url));
  }
});

const localized = z.looseObject({
  _type: z.enum(['localeString', 'localeText', 'localeBlock', 'localeBody']),
});

/** Collects every localized text in a value. */
function textsIn(value: unknown): z.infer<typeof localized>[] {
  const text = localized.safeParse(value);
  if (text.success) return [text.data];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test.each([
  ...tenants.map(({ slug, languages }) => [slug, languages] as const),
  ['every-dealership', LANGUAGES] as const,
])('%s has every text in %j', (slug, languages) => {
  const texts = textsIn(documentsBySlug.get(slug) ?? documentsOfAll);
  expect(texts.length).toBeGreaterThan(80);
  for (const text of texts) {
    for (const language of languages) expect(text[language], JSON.stringify(text)).toBeTruthy();
  }
});

const addressed = z.object({
  _type: z.enum(TYPES_WITH_PAGE),
  path: z.string().optional(),
  slug: z.object({ current: z.string() }).optional(),
  kind: z.string().optional(),
  department: z.string().optional(),
  key: z.string().optional(),
});

/** Returns the paths of the documents that have a page. */
const addressesOf = (list: readonly object[]): string[] =>
  list
    .map((document) => addressed.safeParse(document).data)
    .filter((document) => document !== undefined)
    .map(({ _type, path, slug, kind, department, key }) =>
      pathOf(
        _type,
        path ?? slug?.current ?? kind ?? (_type === 'offer' ? `${department}/${key}` : (key ?? '')),
      ),
    );

/** A link inside a text has no label of its own. */
const textLink = z.strictObject({
  _type: z.literal('link'),
  _key: z.string(),
  href: z.string().optional(),
  target: z.object({ _ref: z.string() }).optional(),
});

/** Collects every link in the rich texts of a value. */
function linksIn(value: unknown): z.infer<typeof textLink>[] {
  const link = textLink.safeParse(value);
  if (link.success) return [link.data];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : [];
}

test.each([...documentsBySlug, ['every-dealership', documentsOfAll] as const])(
  'texts of %s link to documents by reference, not by path',
  (_slug, own) => {
    const links = linksIn(own);
    expect(links.filter(({ target }) => target !== undefined)).not.toEqual([]);
    const known = new Set(addressesOf([...own, ...documentsOfAll]));
    expect(links.map(({ href }) => href).filter((href) => href !== undefined && known.has(href))).toEqual([]);
  },
);

describe('Studio validation passes', () => {
  const schema = createSchema({ name: 'default', types: schemaTypes });
  const ids = new Set([ASSET, ...documents.map(({ _id }) => _id)]);
  const stamp = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'r' };
  // Answers the queries of validation rules: no other document has the hostname or the key (a count), and the slug is
  // free (a boolean).
  const lake = createServer(({ url }, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ result: url?.includes('query=count') ? 0 : true }));
  });
  beforeAll(() => new Promise<void>((resolve) => lake.listen(0, '127.0.0.1', resolve)));
  afterAll(() => lake.close());

  test.each([...documentsBySlug, ['every-dealership', documentsOfAll] as const])(
    'in %s',
    { timeout: 60_000 },
    async (_slug, own) => {
      const address = lake.address();
      if (address === null || typeof address === 'string') throw new Error('not listening on a port');
      const client = createSanityClient({
        projectId: 'rooftop',
        dataset: 'production',
        token: 'none',
        apiHost: `http://127.0.0.1:${address.port}`,
      });
      for (const document of own) {
        const { markers } = await validateDocument({
          schema,
          document: { ...stamp, ...document },
          client,
          getDocumentExists: ({ id }) => Promise.resolve(ids.has(id)),
        });
        expect(
          markers.map(({ path, message }) => [path, message]),
          document._id,
        ).toEqual([]);
      }
    },
  );
});

/** Sentences that leave fees out of a price. Every price includes what everybody pays (decision 94). */
const FEES_ON_TOP =
  /fees? (?:that |which )?(?:come|comes|go|goes) on top|plus (?:our |dealer )?(?:documentary )?fees?|fees? (?:are |is )?beside it|fees? (?:are )?on the same page as the price|its fees on the same page|cargos? (?:que se )?suman? al precio|más cargos/i;

test.each(tenants.map((kit) => [kit.slug, kit] as const))(
  '%s tells nobody that fees come on top of a price, also in car descriptions',
  async (slug, kit) => {
    const folder = new URL(`../../tenants/${slug}/`, import.meta.url);
    const files = (await readdir(folder)).filter((name) => name.startsWith('inventory'));
    const feeds = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
    expect(feeds).not.toEqual([]);
    expect(
      FEES_ON_TOP.exec(JSON.stringify([documentsBySlug.get(kit.slug), documentsOfAll, feeds]))?.[0],
    ).toBeUndefined();
  },
);

/** Sentences that promise that every price is on the website. */
const ALL_ONLINE =
  /every (?:car|price)[^."]{0,40} online|price online|online and on the floor|with its full price|precio en línea|con su precio completo/i;
/** The help's question about a price that is not shown. */
const ASKS_WHY = /Why do I not see the price/;

test.each(tenants.map((kit) => [kit.slug, kit] as const))(
  '%s promises every price online only if it locks none, and explains the locked ones otherwise',
  (slug, kit) => {
    const locked = lockedPricesOf(kit);
    const said = JSON.stringify(documentsBySlug.get(slug));
    if (locked.length === 0) expect(said).not.toMatch(ASKS_WHY);
    else {
      expect(ALL_ONLINE.exec(said)?.[0]).toBeUndefined();
      expect(said).toMatch(ASKS_WHY);
    }
  },
);

test('a dealership locks prices', () => {
  expect(tenants.flatMap(lockedPricesOf)).not.toEqual([]);
});

/** What a pre-approval may be called only where a lender's form delivers it. */
const INSTANT =
  /instant pre-approval|under 60 seconds|(?:is|a) soft inquiry|no effect on your (?:credit )?score|menos de 60 segundos|es una consulta blanda|sin efecto en su puntaje|no afecta su puntaje/i;

test.each(tenants.map((kit) => [kit.slug, kit] as const))(
  '%s calls pre-approval instant and without effect on the score only if its lender delivers that',
  (slug, kit) => {
    const { preApprovalLink, preApprovalIsInstant } = settingsOf(kit);
    const said = JSON.stringify(documentsBySlug.get(slug));
    if (typeof preApprovalLink === 'string' && preApprovalIsInstant === true) expect(said).toMatch(INSTANT);
    else expect(INSTANT.exec(said)?.[0]).toBeUndefined();
  },
);
