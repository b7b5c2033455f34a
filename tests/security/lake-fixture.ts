import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { silentLog } from '../support/lake/access.ts';
import { createRobot } from '@rooftop/lake/robots';
import { TENANCY } from '@rooftop/content/documents/dealership/editor-fields';
import { createLake } from '@rooftop/lake';
import { PERSONAL_DATA_ROLES } from '@rooftop/tenancy/personal-data-roles';
import { createHostNames } from '@rooftop/platform/hosts/host-names';
import { ALPHA, BRAVO, CANARY, reference } from './names.ts';
import type { Role } from '../../packages/lake/access/rights/principal.ts';

/** Users with a role in alpha and none in bravo, and users without any role. */
export const OUTSIDERS = ['agency', 'editor', 'leadStaff', 'viewer', 'nobody', 'stranger'] as const;
export type Who = (typeof OUTSIDERS)[number] | 'administrator' | 'bravo';

export interface LakeUnderTest {
  readonly url: string;
  readonly database: TestDatabase;
  /** Sends a request as a user. A stranger sends no token. */
  request(who: Who, path: string, init?: RequestInit): Promise<Response>;
  mutate(who: Who, mutations: readonly unknown[], parameters?: string): Promise<Response>;
  act(who: Who, ...actions: readonly unknown[]): Promise<Response>;
  /** Returns the result of a query in the raw perspective. */
  query(who: Who, query: string): Promise<unknown>;
  token(who: Who): string;
  close(): Promise<void>;
}

export const PLATFORM_DOMAIN = 'platform.example';
export const HOST_KEY = Buffer.alloc(32, 5);

const of = (dealership: string) => ({ dealership: reference(dealership) });

/** Returns an image with unique bytes. */
export const svg = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>${text}</title><rect width="8" height="8"/></svg>`;

/** Starts a real lake with two dealerships, content that both share, and content without an owner. */
export async function startLakeUnderTest(): Promise<LakeUnderTest> {
  const database = await freshDatabase();
  const cacheDir = await mkdtemp(join(tmpdir(), 'rooftop-security-'));
  const lake = await createLake({
    pool: database.pool,
    tenancy: TENANCY,
    projectId: 'rooftop',
    dataset: 'production',
    publicUrl: 'http://localhost:4000',
    studioOrigins: ['http://localhost:3333'],
    fieldRules: {
      editorFields: ['company', 'recipients.leads'],
      agencyFields: { store: ['email.crmAddresses'] },
    },
    twoFactorKey: Buffer.alloc(32, 5),
    staffRoles: PERSONAL_DATA_ROLES,
    cacheDir,
    log: silentLog,
    sendMail: async () => {},
    names: createHostNames({ pool: database.pool, platformDomain: PLATFORM_DOMAIN, key: HOST_KEY }),
    onDiverged(reason) {
      throw new Error(reason);
    },
  });
  const port = await lake.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;

  const robot = (role: Role, dealership: string) =>
    createRobot(database.pool, { name: `${role} ${dealership}`, role, tenant: dealership });
  const nobody = await robot('viewer', 'dealership-of-nobody');
  await database.pool.query("delete from grants where tenant = 'dealership-of-nobody'");
  const tokens: Record<Who, string> = {
    administrator: await robot('administrator', '*'),
    bravo: await robot('agency', BRAVO),
    agency: await robot('agency', ALPHA),
    editor: await robot('editor', ALPHA),
    leadStaff: await robot('leadStaff', ALPHA),
    viewer: await robot('viewer', ALPHA),
    nobody,
    stranger: '',
  };

  const under: LakeUnderTest = {
    url,
    database,
    async request(who, path, init = {}) {
      const headers = new Headers(init.headers);
      headers.set('X-Sanity-Project-ID', 'rooftop');
      if (tokens[who] !== '') headers.set('Authorization', `Bearer ${tokens[who]}`);
      return fetch(`${url}/v2025-02-19${path}`, { ...init, headers, redirect: 'manual' });
    },
    mutate: (who, mutations, parameters = 'returnIds=true&returnDocuments=true&visibility=sync') =>
      under.request(who, `/data/mutate/production?${parameters}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ mutations }),
      }),
    act: (who, ...actions) =>
      under.request(who, '/data/actions/production', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ actions }),
      }),
    async query(who, query) {
      const parameters = new URLSearchParams({ query, perspective: 'raw' });
      const body: unknown = await (await under.request(who, `/data/query/production?${parameters}`)).json();
      return typeof body === 'object' && body !== null && 'result' in body ? body.result : body;
    },
    token: (who) => tokens[who],
    async close() {
      await lake.close();
      await database.drop();
      await rm(cacheDir, { recursive: true, force: true });
    },
  };
  await seed(under);
  return under;
}

async function seed(lake: LakeUnderTest): Promise<void> {
  const documents = [
    { _id: ALPHA, _type: 'dealership', name: 'Alpha' },
    { _id: BRAVO, _type: 'dealership', name: CANARY },
    { _id: 'homePage-alpha', _type: 'homePage', ...of(ALPHA), title: 'Alpha’s page' },
    { _id: 'drafts.homePage-alpha', _type: 'homePage', ...of(ALPHA), title: 'Alpha’s draft' },
    { _id: 'homePage-bravo', _type: 'homePage', ...of(BRAVO), title: CANARY, terms: reference('terms') },
    { _id: 'drafts.homePage-bravo', _type: 'homePage', ...of(BRAVO), title: `${CANARY} draft` },
    { _id: 'store-bravo-main', _type: 'store', ...of(BRAVO), title: CANARY },
    { _id: 'store-bravo-gone', _type: 'store', ...of(BRAVO), title: CANARY },
    { _id: 'terms', _type: 'page', everyDealership: true, title: 'Shared' },
    { _id: 'settings', _type: 'page', title: CANARY },
  ];
  const created = await lake.mutate(
    'administrator',
    documents.map((create) => ({ create })),
  );
  if (!created.ok) throw new Error(await created.text());
  await lake.mutate('administrator', [
    { patch: { id: 'store-bravo-main', set: { title: `${CANARY} again` } } },
    { delete: { id: 'store-bravo-gone' } },
  ]);
  for (const [who, text] of [
    ['bravo', CANARY],
    ['editor', 'alpha'],
  ] as const) {
    const uploaded = await lake.request(who, `/assets/images/production?filename=${text}.svg&title=${text}`, {
      method: 'POST',
      headers: { 'Content-Type': 'image/svg+xml' },
      body: svg(text),
    });
    if (!uploaded.ok) throw new Error(await uploaded.text());
  }
}
