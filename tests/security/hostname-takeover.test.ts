/** No dealership can receive another's visitors by a hostname, a slug, a draft, or content that no lake checks. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { Resolver } from 'node:dns/promises';
import { silentLog } from '../support/lake/access.ts';
import { indexHosts } from '@rooftop/tenancy/find-dealership';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmHosts } from '@rooftop/platform/hosts/confirm-hosts';
import { readHostHolders } from '@rooftop/platform/hosts/host-holders';
import { hostRecord } from '@rooftop/platform/hosts/host-record';
import {
  HOST_KEY,
  type LakeUnderTest,
  PLATFORM_DOMAIN,
  startLakeUnderTest,
  type Who,
} from './lake-fixture.ts';
import { ALPHA, BRAVO } from './names.ts';

let lake: LakeUnderTest;
beforeAll(async () => {
  lake = await startLakeUnderTest();
  const claims = {
    slug: { _type: 'slug', current: 'bravo' },
    hostnames: ['www.bravo.example', 'zürich.example'],
  };
  await expectStatus(200, 'administrator', [{ patch: { id: BRAVO, set: claims } }]);
  const draft = { _id: `drafts.${BRAVO}`, _type: 'dealership', ...claims, hostnames: ['next.bravo.example'] };
  await expectStatus(200, 'administrator', [{ create: draft }]);
});
afterAll(() => lake.close());

async function expectStatus(status: number, who: Who, mutations: readonly unknown[]): Promise<string> {
  const answer = await lake.mutate(who, mutations);
  const body = await answer.text();
  expect(answer.status, body).toBe(status);
  return body;
}
const listing = (...hostnames: string[]) => [{ patch: { id: ALPHA, set: { hostnames } } }];
const slug = (current: string) => [{ patch: { id: ALPHA, set: { slug: { _type: 'slug', current } } } }];

describe('refuses a hostname that another dealership holds', () => {
  test.each<[string, readonly unknown[]]>([
    ['a live hostname', listing('www.bravo.example')],
    ['the same without www.', listing('bravo.example')],
    ['in another spelling', listing('WWW.Bravo.Example.')],
    ['in Unicode', listing('ZÜRICH.example')],
    ['in Punycode', listing('xn--zrich-kva.example')],
    ['a hostname of a draft', listing('next.bravo.example')],
    ['the address of its slug', listing('bravo.platform.example')],
    ['with www. before it', listing('www.bravo.platform.example')],
    ['its slug', slug('bravo')],
    [
      'its slug in capitals, in a draft',
      [
        {
          create: {
            _id: `drafts.${ALPHA}`,
            _type: 'dealership',
            slug: { _type: 'slug', current: 'Bravo' },
          },
        },
      ],
    ],
    [
      'in a draft',
      [{ create: { _id: `drafts.${ALPHA}`, _type: 'dealership', hostnames: ['bravo.example'] } }],
    ],
    [
      'in a new dealership',
      [{ create: { _id: 'dealership-new', _type: 'dealership', hostnames: ['bravo.example'] } }],
    ],
  ])('%s', async (_name, mutations) => {
    expect(await expectStatus(400, 'agency', mutations)).toMatch(
      /Another dealership uses the hostname|belongs to the platform/,
    );
  });

  test('refuses a subdomain of the platform that does not match the dealership’s slug', async () => {
    const body = await expectStatus(400, 'agency', listing('free.platform.example'));
    expect(body).toContain('Only an administrator can give addresses below platform.example');
  });

  test.each(['Bravo', 'www', 'studio', 'a.b', 'xn--bravo', '-'])(
    'refuses to publish the slug "%s"',
    async (current) => {
      expect(await expectStatus(400, 'agency', slug(current))).toMatch(/The slug|The platform uses/);
      expect(await expectStatus(400, 'administrator', slug(current))).toMatch(/The slug|The platform uses/);
    },
  );

  test('allows a draft with a slug that is not complete yet', async () => {
    const draft = { _id: 'drafts.dealership-typing', _type: 'dealership', slug: { current: 'typing-' } };
    await expectStatus(200, 'agency', [{ create: draft }]);
  });

  test('accepts one of two simultaneous claims', async () => {
    const answers = await Promise.all([
      lake.mutate('agency', listing('race.example')),
      lake.mutate('bravo', [
        { patch: { id: BRAVO, set: { hostnames: ['www.bravo.example', 'race.example'] } } },
      ]),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('allows edits to other fields of a dealership with an existing conflict', async () => {
    await expectStatus(200, 'agency', listing('alpha.example'));
    await expectStatus(200, 'agency', [
      { patch: { id: ALPHA, set: { tagline: 'Honest', hostnames: ['alpha.example'] } } },
    ]);
  });
});

describe('serves a new hostname after its owner confirmed it', () => {
  const records = new Map<string, string>();
  const server = createSocket('udp4');
  const resolver = new Resolver({ timeout: 1000, tries: 1 });
  beforeAll(async () => {
    server.on('message', (message, { port }) => server.send(answerTxt(message, records), port, '127.0.0.1'));
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
    resolver.setServers([`127.0.0.1:${server.address().port}`]);
  });
  afterAll(() => void server.close());
  beforeEach(() => records.clear());

  const claim = (id: string, day: number, ...hostnames: string[]) => ({
    id,
    createdAt: `2026-01-0${day}T00:00:00Z`,
    slug: id.replace('dealership-', ''),
    hostnames,
  });
  const alpha = claim(ALPHA, 2, 'www.alpha-motors.example');

  async function ownerOf(
    host: string,
    dealerships: readonly ReturnType<typeof claim>[],
  ): Promise<string | null> {
    await confirmHosts({
      pool: lake.database.pool,
      dealerships: async () => dealerships,
      platformDomain: PLATFORM_DOMAIN,
      key: HOST_KEY,
      resolveTxt: (name) => resolver.resolveTxt(name),
      log: silentLog,
    });
    const holders = await readHostHolders(lake.database.pool);
    const found = indexHosts(dealerships, PLATFORM_DOMAIN, holders).find(host);
    return found.kind === 'unknown' ? null : found.dealership.id;
  }

  test('by a DNS record, and only by the record of this dealership', async () => {
    expect(await ownerOf('www.alpha-motors.example', [alpha])).toBeNull();
    const { name, value } = hostRecord(HOST_KEY, ALPHA, 'alpha-motors.example');
    expect(name).toBe('_rooftop.alpha-motors.example');
    records.set(name, hostRecord(HOST_KEY, BRAVO, 'alpha-motors.example').value);
    expect(await ownerOf('www.alpha-motors.example', [alpha])).toBeNull();
    records.set(name, value);
    expect(await ownerOf('www.alpha-motors.example', [alpha])).toBe(ALPHA);
    records.clear();
    expect(await ownerOf('alpha-motors.example', [alpha])).toBe(ALPHA);
  });

  test('and no newcomer takes it, however old their document says it is and whatever DNS says', async () => {
    const thief = claim('dealership-thief', 1, 'alpha-motors.example', 'alpha.platform.example');
    const { name, value } = hostRecord(HOST_KEY, thief.id, 'alpha-motors.example');
    records.set(name, value);
    for (const host of ['www.alpha-motors.example', 'alpha.platform.example']) {
      expect(await ownerOf(host, [thief, alpha]), host).toBe(ALPHA);
    }
    const sameSlug = { ...claim('dealership-copy', 1), slug: 'alpha' };
    expect(await ownerOf('alpha.platform.example', [sameSlug, alpha])).toBe(ALPHA);
  });

  test('by an administrator who publishes it', async () => {
    const names = () =>
      lake.request('bravo', `/data/names/production/${BRAVO}`).then((answer) => answer.json());
    await expectStatus(200, 'bravo', [
      { patch: { id: BRAVO, set: { hostnames: ['www.bravo.example', 'bravo-trucks.example'] } } },
    ]);
    await lake.mutate('administrator', [{ delete: { id: `drafts.${BRAVO}` } }]);
    expect(await names()).toEqual({
      names: [
        { name: 'bravo.example', isConfirmed: true, record: hostRecord(HOST_KEY, BRAVO, 'bravo.example') },
        {
          name: 'bravo-trucks.example',
          isConfirmed: false,
          record: hostRecord(HOST_KEY, BRAVO, 'bravo-trucks.example'),
        },
      ],
    });
    const again = (hostnames: string[]) => [{ patch: { id: BRAVO, set: { hostnames } } }];
    await expectStatus(200, 'administrator', again(['www.bravo.example']));
    await expectStatus(200, 'administrator', again(['www.bravo.example', 'bravo-trucks.example']));
    expect(await names()).toMatchObject({ names: [{ isConfirmed: true }, { isConfirmed: true }] });
    expect((await lake.request('agency', `/data/names/production/${BRAVO}`)).status).toBe(404);
  });
});

/** Responds to a DNS query for TXT like a name server: with one record, or that the name does not exist. */
function answerTxt(question: Buffer, records: ReadonlyMap<string, string>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const typeAndClass = question.subarray(12, at + 5);
  const value = records.get(labels.join('.').toLowerCase());
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(value === undefined ? 0x8583 : 0x8580, 2);
  header.writeUInt16BE(value === undefined ? 0 : 1, 6);
  header.fill(0, 8);
  if (value === undefined) return Buffer.concat([header, typeAndClass]);
  const text = Buffer.from(value, 'latin1');
  // Name by pointer, type TXT, class IN, TTL 60 s, then one string prefixed with its length.
  const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length + 1, text.length]);
  return Buffer.concat([header, typeAndClass, record, text]);
}
