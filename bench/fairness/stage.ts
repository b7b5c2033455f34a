/** Two dealerships of one platform: one is attacked from or through, the other one's people are measured. */
import { openPool } from '@rooftop/database/pool';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { createClient } from '@sanity/client';
import { z } from 'zod';
import { signInStaff } from '../../tests/support/lake/sign-in-staff.ts';
import { ask } from '../ask.ts';
import { type Platform, type Site, startPlatform } from '../site.ts';
import { draftId, type Target } from './target.ts';

const ATTACKER = 'north-country';
export const VICTIM = 'lakeshore';
/** Documents of the attacking dealership, so that its queries have something to go through. */
const DOCUMENTS = 3000;
const TEXT = 'Every car is inspected and has a warranty. '.repeat(6);

export interface FairnessStage extends AsyncDisposable {
  readonly site: Site;
  readonly lakeUrl: string;
  /** Of an editor of the dealership that is measured. */
  readonly editorToken: string;
  readonly target: Target;
}

async function staffTokenOf({ folder, lakeUrl }: Platform): Promise<string> {
  const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], { ...process.env, DATA_DIR: folder });
  const pool = openPool(DATABASE_URL);
  try {
    return await signInStaff(pool, lakeUrl, `dealership-${ATTACKER}`);
  } finally {
    await pool.end();
  }
}

/** Writes documents of the attacking dealership. Returns the path of one of its images. */
async function fillContent(lakeUrl: string, token: string): Promise<string> {
  const client = createClient({
    projectId: 'rooftop',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    apiHost: lakeUrl,
    useProjectHostname: false,
    token,
  });
  const dealership = { _type: 'reference', _ref: `dealership-${ATTACKER}` };
  for (let first = 0; first < DOCUMENTS; first += 500) {
    const transaction = client.transaction();
    for (let n = first; n < first + 500; n += 1)
      transaction.create({ _id: draftId(n), _type: 'faq', dealership, sort: n, text: TEXT });
    await transaction.commit();
  }
  const url = await client.fetch<string>('*[_type == "sanity.imageAsset" && extension != "svg"][0].url');
  return new URL(url).pathname;
}

/** Starts the platform behind one trusted proxy, which tells callers apart. */
export async function startStage(): Promise<FairnessStage> {
  await using stack = new AsyncDisposableStack();
  const platform = stack.use(await startPlatform({ TRUST_PROXY: '1' }));
  const { lakeUrl } = platform;
  const site = await platform.startWeb({ FORMS_PER_HOUR: '1000000', FORM_TIMING: 'off' });
  const editorOf = (slug: string) =>
    platform.createToken(`editor of ${slug}`, '--role', 'editor', '--dealership', slug);
  const editorToken = await editorOf(ATTACKER);
  const web = { port: site.port, host: site.hostOf(ATTACKER) };
  const search = await ask(web, { path: '/cars-for-sale' });
  const build = await ask(web, { path: '/builds/latest.json' });
  const target: Target = {
    web,
    platformHost: `localhost:${site.port}`,
    lakeUrl,
    studioUrl: platform.studioUrl,
    dealership: `dealership-${ATTACKER}`,
    editorToken,
    staffToken: await staffTokenOf(platform),
    build: z.object({ id: z.string() }).parse(JSON.parse(build.body)).id,
    pictures: [...new Set(search.body.match(/\/(?:vehicles|photos|images)\/[\w./-]+\?w=\d+/g) ?? [])],
    image: await fillContent(lakeUrl, editorToken),
  };
  const running = stack.move();
  return {
    site,
    lakeUrl,
    editorToken: await editorOf(VICTIM),
    target,
    [Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
  };
}
