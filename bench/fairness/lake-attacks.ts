/** Attacks on the lake, by one editor of one dealership, or by somebody who is not signed in. */
import type { Attack } from './attacks.ts';
import { type AttackRequest, flood, openIdleSockets, openStreams, sendSlowly } from './flood.ts';
import { draftId, type Target } from './target.ts';

const DATA = '/v2025-02-19/data';
const MEGABYTE = 2 ** 20;

const lakeRequest = ({ lakeUrl, editorToken }: Target, path: string, body?: unknown): AttackRequest => ({
  url: new URL(lakeUrl + path),
  headers: { Authorization: `Bearer ${editorToken}`, 'Content-Type': 'application/json' },
  ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
});

const queryOf = (target: Target, query: string): AttackRequest =>
  lakeRequest(target, `${DATA}/query/production?perspective=raw&query=${encodeURIComponent(query)}`);

const write = (target: Target, mutations: readonly unknown[], parameters = ''): AttackRequest =>
  lakeRequest(target, `${DATA}/mutate/production?${parameters}`, { mutations });

const documentOf = ({ dealership }: Target, n: number) => ({
  _id: draftId(n),
  _type: 'faq',
  dealership: { _type: 'reference', _ref: dealership },
});

/** Runs into every time limit. The number makes each a query of its own. */
const endless = (n: number) =>
  `*[count(*[_id > ^._id && count(*[_id > ^._id && _id != "${n}"]) > 1]) > 1]._id`;
const selecting = (n: number, more: string) => `*[_type == "faq" && sort > ${n % 3000} && ${more}]`;
/** Where the numbers of drafts begin, by what is in them. */
const [LARGE, SMALL, LISTS] = [1_000_000, 2_000_000, 3_000_000];
const LONG_LIST = Array.from({ length: 2000 }, (_, n) => ({ _key: `k${n}`, text: 'row' }));
const LONG_TEXT = 'a'.repeat(900_000);

export const LAKE_ATTACKS = {
  'slow-queries': (target, ...rest) =>
    flood({ connections: 64, request: (n) => queryOf(target, endless(n)) }, ...rest),
  // Each takes some tens of milliseconds, so that none of them alone is slow.
  'many-queries': (target, ...rest) =>
    flood(
      {
        connections: 64,
        request: (n) =>
          queryOf(target, `${selecting(0, `text match "warr*" && _id != "${n}"`)} | order(text)[0...5]`),
      },
      ...rest,
    ),
  // Simple enough that no time limit applies, with everything as the result.
  'whole-content': (target, ...rest) =>
    flood({ connections: 32, request: (n) => queryOf(target, `*[_id != "${n}"]`) }, ...rest),
  'dry-runs': (target, ...rest) =>
    flood(
      {
        connections: 16,
        request(n) {
          const document = documentOf(target, LISTS + n);
          const patch = { id: document._id, insert: { after: 'rows[-1]', items: LONG_LIST.slice(0, 1) } };
          const mutations = [
            { create: { ...document, rows: LONG_LIST } },
            ...LONG_LIST.map(() => ({ patch })),
          ];
          return write(target, mutations, 'dryRun=true');
        },
      },
      ...rest,
    ),
  selectors: (target, ...rest) =>
    flood(
      {
        connections: 16,
        request(n) {
          const query = selecting(n, `text match "warr*" && count(*[sort == ^.sort]) > ${n}`);
          const patches = Array.from({ length: 100 }, () => ({ patch: { query, set: { sort: 1 } } }));
          return write(target, patches, 'dryRun=true');
        },
      },
      ...rest,
    ),
  'small-writes': (target, ...rest) =>
    flood(
      {
        connections: 32,
        request: (n) =>
          write(target, [{ createOrReplace: { ...documentOf(target, SMALL + (n % 20)), sort: n } }]),
      },
      ...rest,
    ),
  'lake-streams': (target, tally, over) =>
    Promise.all([
      openStreams(
        {
          connections: 300,
          request: (n) =>
            lakeRequest(
              target,
              `${DATA}/listen/production?query=${encodeURIComponent(selecting(n, 'text match "warr*"'))}`,
            ),
        },
        tally,
        over,
      ),
      flood(
        {
          connections: 2,
          request: (n) => write(target, [{ patch: { id: draftId(n % 100), set: { title: String(n) } } }]),
        },
        tally,
        over,
      ),
    ]),
  'idle-sockets': ({ lakeUrl }, tally, over) => openIdleSockets(new URL(lakeUrl), 2200, tally, over),
  'lake-bodies': (target, ...rest) =>
    sendSlowly(
      {
        connections: 100,
        request: () => {
          const { url, headers } = write(target, []);
          return { url, headers: { ...headers, 'Content-Length': 19 * MEGABYTE } };
        },
      },
      ...rest,
    ),
  'sign-in-failures': ({ lakeUrl, studioUrl }, ...rest) => {
    const { port } = new URL(lakeUrl);
    const url = new URL(`${lakeUrl}/v1/auth/login/local?origin=${encodeURIComponent(studioUrl)}`);
    const headers = {
      Origin: `http://localhost:${port}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    return flood(
      {
        connections: 32,
        request: (n) => ({
          url,
          method: 'POST',
          headers,
          body: `email=user-${n}@example.com&password=wrong-${n}`,
        }),
      },
      ...rest,
    );
  },
  'lake-pictures': ({ lakeUrl, image }, ...rest) =>
    flood(
      { connections: 64, request: (n) => ({ url: new URL(`${lakeUrl}${image}?w=${200 + (n % 1500)}`) }) },
      ...rest,
    ),
  // Last, because nothing else of the dealership can grow afterwards.
  'content-quota': (target, ...rest) =>
    flood(
      {
        connections: 16,
        request: (n) =>
          write(target, [
            { createOrReplace: { ...documentOf(target, LARGE + (n % 40)), text: `${n}${LONG_TEXT}` } },
          ]),
      },
      ...rest,
    ),
} satisfies Record<string, Attack>;
