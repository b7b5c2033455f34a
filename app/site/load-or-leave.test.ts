import { afterEach, expect, test, vi } from 'vitest';
import { loadOrLeave } from './load-or-leave.ts';

const URL_LOADED = 'http://alpha.example/test-drive?vin=1';
const LEAVES = `leaves for ${URL_LOADED}`;
const KEPT = { kept: 'data' };
/** How Remix throws a status that the server answered. */
const answered = (status: number) => ({ status, statusText: '', internal: false, data: null });
const notFound = answered(404);
const failed = answered(503);
const redirect = new Response(null, { status: 302 });
const offline = new TypeError('Failed to fetch');

afterEach(() => vi.unstubAllGlobals());

interface Loading {
  /** Path of the page that is shown. */
  readonly at: string;
  /** Path of the page that is being opened. */
  readonly opening?: string;
  readonly isAborted?: boolean;
}

/** Loads a page's data in a browser. Returns what comes of it. */
async function load({ at, opening, isAborted = false }: Loading, failure: unknown): Promise<unknown> {
  const left = new Promise<string>((done) => {
    const location = { pathname: at, assign: (url: string) => done(`leaves for ${url}`) };
    const state = {
      navigation: { location: opening === undefined ? undefined : { pathname: opening } },
      matches: [{ route: { id: 'root' } }, { route: { id: 'page' } }],
      loaderData: { page: KEPT },
    };
    vi.stubGlobal('window', { location, __remixRouter: { state } });
  });
  const request = new Request(URL_LOADED, { signal: isAborted ? AbortSignal.abort() : null });
  const serverLoader = async () => Promise.reject(failure);
  return Promise.race([loadOrLeave({ request, serverLoader }).catch((error: unknown) => error), left]);
}

const DIALOG: Loading = { at: '/cars' };
const OPENED: Loading = { at: '/cars', opening: '/test-drive' };
const SHOWN: Loading = { at: '/test-drive' };

test.each<[what: string, loading: Loading, failure: unknown, expected: unknown]>([
  ['a dialog without a network', DIALOG, offline, LEAVES],
  ['a dialog that the server cannot answer', DIALOG, failed, LEAVES],
  ['a dialog whose page is gone', DIALOG, notFound, LEAVES],
  ['a dialog that was closed', { ...DIALOG, isAborted: true }, offline, offline],
  ['a page without a network', OPENED, offline, LEAVES],
  ['a page that is gone', OPENED, notFound, notFound],
  ['a page that is elsewhere', OPENED, redirect, redirect],
  ['a page that another one replaces', { ...OPENED, isAborted: true }, offline, offline],
  ['a shown page that is loaded again without a network', SHOWN, offline, KEPT],
  ['a shown page that is loaded again by a server that cannot answer', SHOWN, failed, KEPT],
  ['a shown page that is gone', SHOWN, notFound, notFound],
])('%s', async (_what, loading, failure, expected) => {
  expect(await load(loading, failure)).toBe(expected);
});
