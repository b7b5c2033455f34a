import { WORKSPACES } from '../../../tests/support/lake/access.ts';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { inTransaction } from '@rooftop/database/pool';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createClient, type SanityClient } from '@sanity/client';
import { Hono } from 'hono';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Principal } from '../access/rights/principal.ts';
import { BLUE, colorAt, isAbout, quadrants } from '../../../tests/support/lake/assets.ts';
import { createAssets } from './assets.ts';
import { insertBlob, type SaveAsset } from './save-asset.ts';

const administrator: Principal = {
  id: 'p',
  name: 'P',
  email: null,
  isRobot: true,
  twoFactorAt: null,
  grants: [{ tenant: '*', role: 'administrator' }],
  tenancy: WORKSPACES,
};

let folder: string;
let database: TestDatabase;
let server: Server;
let client: SanityClient;
let closeAssets = () => {};

/** Stores assets as the lake does, without its checks and events. */
const saveAsset: SaveAsset = (_principal, asset, bytes) =>
  inTransaction(database.pool, async (connection) => {
    const document = { ...asset, _rev: 'r', _createdAt: 't', _updatedAt: 't' };
    await connection.query(
      `insert into lake_documents (dataset, id, type, rev, created_at, updated_at, document)
       values ('test', $1, $2, 'r', now(), now(), $3)`,
      [asset._id, asset._type, JSON.stringify(document)],
    );
    await insertBlob(connection, { dataset: 'test', id: asset._id, mimeType: asset.mimeType, bytes });
    return document;
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-assets-'));
  database = await freshDatabase();
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const assets = createAssets({
    pool: database.pool,
    projectId: 'rooftop',
    dataset: 'test',
    publicUrl: url,
    cacheDir: folder,
    log: pino({ level: 'silent' }),
    isThere: () => true,
    saveAsset,
    tenantType: 'workspace',
    authentication: { authenticate: async () => null },
  });
  closeAssets = () => assets.close();
  const lake = new Hono<{ Variables: { principal: Principal } }>();
  lake.use(async (c, next) => {
    c.set('principal', administrator);
    await next();
  });
  lake.route('/', assets.publicRoutes);
  lake.route('/v2025-02-19', assets.routes);
  const listener = getRequestListener(lake.fetch);
  server.on('request', (incoming, outgoing) => void listener(incoming, outgoing));
  client = createClient({
    projectId: 'rooftop',
    dataset: 'test',
    apiVersion: '2025-02-19',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    token: 'token',
  });
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  closeAssets();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const download = async (url: string, init?: RequestInit) => {
  const response = await fetch(url, init);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

it('stores an image from the real client and serves it unchanged and transformed', async () => {
  const bytes = await quadrants(200, 100).png().toBuffer();
  const document = await client.assets.upload('image', bytes, {
    filename: 'q.png',
    extract: ['lqip'],
    label: 'L',
  });
  expect(document).toMatchObject({ originalFilename: 'q.png', label: 'L', extension: 'png' });
  expect(Object.keys(document.metadata)).not.toContain('palette');

  expect((await download(document.url)).bytes.equals(bytes)).toBe(true);
  for (let time = 0; time < 2; time++) {
    const changed = await download(`${document.url}?rect=0,50,100,50&w=20&fm=webp`);
    expect((await sharp(changed.bytes).metadata()).width).toBe(20);
    expect(isAbout(await colorAt(changed.bytes, 0.5, 0.5), BLUE)).toBe(true);
  }
  expect(
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((e) => e.isFile()),
  ).toHaveLength(1);
});

it('stores a streamed file and serves ranges of it', async () => {
  const bytes = Buffer.alloc(3_000_000, 'abc');
  const document = await client.assets.upload(
    'file',
    Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]),
    {
      filename: 'film.mp4',
      contentType: 'video/mp4',
    },
  );
  expect(document).toMatchObject({ size: 3_000_000, extension: 'mp4', mimeType: 'video/mp4' });
  const { response, bytes: part } = await download(document.url, {
    headers: { range: 'bytes=1500000-1500002' },
  });
  expect([response.status, part.toString()]).toEqual([206, 'abc']);
  expect((await download(document.url)).bytes.equals(bytes)).toBe(true);
});

it('tells the client why an upload is refused', async () => {
  await expect(client.assets.upload('image', Buffer.from('no image'))).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('not an image the lake can read'),
  });
});
