import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { ensureRobot } from '@rooftop/lake/robots';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { exportContent } from '../../scripts/content/export-content.ts';
import { importContent, type ImportOperation } from '../../scripts/content/import-content.ts';
import { runEntry } from './entry-process.ts';
import { type LakeProcess, startLake } from './lake-process.ts';

const CONTENT = new URL('../../scripts/content.ts', import.meta.url).pathname;
/** Resources to dispose in reverse order, however far the setup got. */
const running = new AsyncDisposableStack();
let folder: string;
let source: LakeProcess;
let target: LakeProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-content-'));
  running.defer(() => rm(folder, { recursive: true, force: true }));
  source = await startLake();
  running.defer(() => source.stop());
  target = await startLake();
  running.defer(() => target.stop());
  await fill(source);
});
afterAll(() => running.disposeAsync());

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Creates documents of every kind that an export has to include. */
async function fill({ administrator, database, url }: LakeProcess): Promise<void> {
  await administrator
    .transaction()
    .create({ _id: 'dealership-a', _type: 'dealership', name: 'A', slug: { _type: 'slug', current: 'a' } })
    .create({ _id: 'dealership-b', _type: 'dealership', name: 'B', hostnames: ['b.test', 'b2.test'] })
    .commit();
  const token = await ensureRobot(database.pool, {
    name: 'editor',
    role: 'editor',
    tenant: 'dealership-a',
  });
  const editor = createSanityClient({ projectId: 'rooftop', dataset: 'production', token, apiHost: url });

  const hero = await editor.assets.upload('image', await picture('red'), {
    filename: 'hero.jpg',
    title: 'Hero',
  });
  const draft = await editor.assets.upload('image', await picture('blue'), { filename: 'draft.jpg' });
  const unused = await picture('green');
  await administrator.assets.upload('image', unused, { filename: 'unused.jpg', label: 'of nobody' });
  const terms = await editor.assets.upload('file', Buffer.from('%PDF-1.7 terms'), { filename: 'terms.pdf' });

  const dealership = { _type: 'reference', _ref: 'dealership-a' };
  const image = {
    _type: 'image',
    asset: { _type: 'reference', _ref: hero._id },
    crop: { _type: 'sanity.imageCrop', top: 0.1, bottom: 0, left: 0.25, right: 0 },
    hotspot: { _type: 'sanity.imageHotspot', x: 0.5, y: 0.25, width: 0.3, height: 0.3 },
    alt: { en: 'A red car', es: 'Un coche rojo' },
  };
  const page = {
    _type: 'homePage',
    dealership,
    hero: {
      headline: 'Cars “for” everyone 🚗',
      image,
      terms: { _type: 'file', asset: { _type: 'reference', _ref: terms._id } },
    },
    gallery: [
      { ...image, _key: 'one' },
      { _type: 'image', _key: 'two', asset: { _type: 'reference', _ref: draft._id } },
    ],
    body: [
      { _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: 'Line\nbreak', marks: [] }] },
    ],
    nothing: null,
    numbers: [0, -1.5, 1e21],
    flags: { yes: true, no: false, empty: {}, none: [] },
  };
  // The ids are readable, which those of editors are not (decision 108).
  await administrator
    .transaction()
    .create({
      _id: 'store-a-main',
      _type: 'store',
      dealership,
      key: 'main',
      page: { _type: 'reference', _ref: 'homePage-a' },
    })
    .create({ _id: 'homePage-a', ...page, store: { _type: 'reference', _ref: 'store-a-main' } })
    .create({
      _id: 'drafts.homePage-a',
      ...page,
      hero: { headline: 'Not yet', image: { ...image, asset: { _type: 'reference', _ref: draft._id } } },
      later: {
        _type: 'reference',
        _ref: 'store-a-new',
        _weak: true,
        _strengthenOnPublish: { type: 'store' },
      },
    })
    .create({ _id: 'drafts.store-a-new', _type: 'store', dealership, key: 'new' })
    .create({
      _id: 'staffMember-a-ann-lee',
      _type: 'staffMember',
      dealership,
      slug: { _type: 'slug', current: 'ann-lee' },
      email: 'ann@a.example',
      store: { _type: 'reference', _ref: 'store-a-main' },
    })
    .commit();
  await administrator
    .transaction()
    .create({
      _id: 'announcement',
      _type: 'announcement',
      everyDealership: true,
      weak: { _type: 'reference', _ref: 'never-was', _weak: true },
      also: [{ _type: 'reference', _key: 'k', _ref: 'announcement-old', _weak: true }],
    })
    .create({ _id: 'announcement-old', _type: 'announcement', everyDealership: true })
    .create({ _id: 'settings', _type: 'platformSettings', text: 'of no dealership' })
    .patch('dealership-a', {
      set: {
        generalManager: {
          _type: 'generalManager',
          person: { _type: 'reference', _ref: 'staffMember-a-ann-lee' },
        },
      },
    })
    .commit();
}

const lasting = ({ _rev, _updatedAt, _createdAt, ...rest }: Record<string, unknown>) => rest;

/** Reads an export without the values that every write regenerates. */
async function read(file: string) {
  const at = await mkdtemp(join(folder, 'read-'));
  await promisify(execFile)('tar', ['-xzf', file, '-C', at, '--strip-components=1']);
  const files = (await readdir(at, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !['data.ndjson', 'assets.json'].includes(entry.name),
  );
  const digests = await Promise.all(
    files.map(async ({ name, parentPath }) => {
      const bytes = await readFile(join(parentPath, name));
      return [name, createHash('sha256').update(bytes).digest('hex')];
    }),
  );
  const record = z.record(z.string(), z.unknown());
  const lines = (await readFile(join(at, 'data.ndjson'), 'utf8')).trim().split('\n');
  const assets = z
    .record(z.string(), record)
    .parse(JSON.parse(await readFile(join(at, 'assets.json'), 'utf8')));
  return {
    documents: lines
      .map((line) => lasting(record.parse(JSON.parse(line))))
      .sort((a, b) => String(a['_id']).localeCompare(String(b['_id']))),
    assets: Object.fromEntries(
      Object.entries(assets)
        .map(([id, facts]) => [id, lasting(facts)] as const)
        .sort(([a], [b]) => a.localeCompare(b)),
    ),
    files: Object.fromEntries(digests),
  };
}

const withoutAssetTimes = (text: string) =>
  text.replace(/("_id":"(?:image|file)-[^"]*","_createdAt":)"[^"]*"/g, '$1');

const content = (lake: LakeProcess, ...args: string[]) => runEntry([CONTENT, ...args], lake.settings, folder);

// These do what the commands do, in this process. Their start takes seconds.
const exportHere = ({ administrator }: LakeProcess, file: string, overwrite = false) =>
  exportContent(administrator, { file, overwrite }, () => {});
const importHere = ({ administrator }: LakeProcess, file: string, operation: ImportOperation = 'create') =>
  importContent(administrator, { file, operation }, () => {});

it('exports everything, imports it into an empty lake, and exports the same again', async () => {
  const exported = await content(source, 'export', 'first.tar.gz');
  expect(exported, exported.output).toMatchObject({ code: 0 });
  const first = await read(join(folder, 'first.tar.gz'));
  expect(first.documents.map(({ _id }) => _id)).toEqual([
    'announcement',
    'announcement-old',
    'dealership-a',
    'dealership-b',
    'drafts.homePage-a',
    'drafts.store-a-new',
    'homePage-a',
    'settings',
    'staffMember-a-ann-lee',
    'store-a-main',
  ]);
  expect(Object.keys(first.files)).toHaveLength(4);

  const imported = await content(target, 'import', 'first.tar.gz');
  expect(imported, imported.output).toMatchObject({ code: 0 });
  await exportHere(target, join(folder, 'second.tar.gz'));
  expect(await read(join(folder, 'second.tar.gz'))).toEqual(first);
});

it('keeps creation times and the owners of assets', async () => {
  const query = '*[!(_id in path("_.**"))] | order(_id) {_id, _createdAt, dealerships, url}';
  const before = await source.administrator.fetch(query, {}, { perspective: 'raw' });
  const after = await target.administrator.fetch(query, {}, { perspective: 'raw' });
  const moved = JSON.stringify(before).replaceAll(source.url, target.url);
  expect(withoutAssetTimes(JSON.stringify(after))).toBe(withoutAssetTimes(moved));
  expect(moved).toContain('"dealerships":["dealership-a"]');
});

it('refuses to import twice unless told how to treat existing documents', async () => {
  const first = join(folder, 'first.tar.gz');
  await expect(importHere(target, first)).rejects.toThrow();
  await target.administrator.patch('settings').set({ text: 'changed' }).commit();
  const text = () => target.administrator.fetch('*[_id == "settings"][0].text');

  await importHere(target, first, 'createIfNotExists');
  expect(await text()).toBe('changed');
  await importHere(target, first, 'createOrReplace');
  expect(await text()).toBe('of no dealership');
});

it('chooses the file name itself and overwrites no file by default', async () => {
  const here = join(folder, 'here');
  await mkdir(here);
  const name = `production-${new Date().toISOString().slice(0, 10)}.tar.gz`;
  const exported = await runEntry([CONTENT, 'export'], source.settings, here);
  expect(exported.output).toContain(join(here, name));
  expect(await readdir(here)).toEqual([name]);

  const file = join(here, name);
  await expect(exportHere(source, file)).rejects.toThrow('--overwrite');
  await exportHere(source, file, true);
});

it('never writes into hosted Sanity without --yes', async () => {
  const file = join(folder, 'one.ndjson');
  await writeFile(file, '{"_id":"x","_type":"x"}\n');
  const hosted = {
    SANITY_PROJECT_ID: 'abc',
    SANITY_DATASET: 'production',
    SANITY_API_TOKEN: 'secret',
    DATA_DIR: folder,
  };
  // The proxy does not exist, so the message would differ if the command tried to connect.
  const proxy = { HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9' };
  const refused = await runEntry([CONTENT, 'import', file], { ...hosted, ...proxy });
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('--yes')]);
  expect(refused.output).not.toContain('secret');
});
