import { afterEach, expect, test, vi } from 'vitest';
import { loadOrLeave } from './load-or-leave.ts';

const DIALOG = 'http://alpha.example/test-drive?vin=1';
const refused = new Response(null, { status: 503 });
const offline = new TypeError('Failed to fetch');

afterEach(() => vi.unstubAllGlobals());

/** Loads a page's data in a browser. Returns what comes of it. */
async function load(at: string, opening: string | undefined, failure: unknown): Promise<unknown> {
  const left = new Promise<string>((done) => {
    const location = { pathname: at, assign: (url: string) => done(`leaves for ${url}`) };
    const navigation = { location: opening === undefined ? undefined : { pathname: opening } };
    vi.stubGlobal('window', { location, __remixRouter: { state: { navigation } } });
  });
  const request = new Request(DIALOG);
  const serverLoader = async () => Promise.reject(failure);
  return Promise.race([loadOrLeave({ request, serverLoader }).catch((error: unknown) => error), left]);
}

test.each([
  ['a dialog without a network', '/cars', undefined, offline, `leaves for ${DIALOG}`],
  ['a dialog that is refused', '/cars', undefined, refused, `leaves for ${DIALOG}`],
  ['a page that is refused', '/cars', '/test-drive', refused, refused],
  ['a page that is refused again', '/test-drive', undefined, refused, refused],
  ['a page without a network', '/cars', '/test-drive', offline, `leaves for ${DIALOG}`],
])('%s', async (_what, at, opening, failure, expected) => {
  expect(await load(at, opening, failure)).toBe(expected);
});
