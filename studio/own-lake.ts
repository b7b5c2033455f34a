/** Milliseconds that the answer may take. */
const PATIENCE_MS = 15_000;

/** Links to Sanity's own services, which know nothing of the platform's lake, and what only contains such links. */
const SANITY_LINKS = [
  'a[href^="https://sanity.io/"]',
  'a[href^="https://www.sanity.io/"]',
  'a[href^="https://status.sanity.io"]',
  'li:has(a[href^="https://status.sanity.io"])',
  '#menu-button-resources',
];

/** Hides the Studio's links to Sanity's account pages, help and status, for which it has no setting. */
export function hideSanityLinks(page: Document = document): void {
  const style = page.createElement('style');
  style.textContent = `${SANITY_LINKS.join(', ')} { display: none !important; }`;
  page.head.append(style);
}

interface Lake {
  readonly apiHost: string;
  readonly projectId: string;
}

/**
 * Asks the lake where Sanity's client will: the client puts the project before the lake's hostname.
 * @returns what to tell people if it does not answer, otherwise null
 */
export async function reachLake({ apiHost, projectId }: Lake, send: typeof fetch): Promise<string | null> {
  const url = new URL('/v1/ping', apiHost);
  url.hostname = `${projectId}.${url.hostname}`;
  const isReached = await send(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isReached
    ? null
    : `The Studio cannot reach your content at ${url.host}. Check your internet connection and reload. If it stays so, tell the people who run your platform: this hostname has to answer (docs/operations.md, “A domain”).`;
}

/** Tells people if the lake cannot be reached. The Studio's own words are about Sanity's servers. */
export async function reportUnreachableLake(lake: Lake): Promise<void> {
  const problem = await reachLake(lake, fetch);
  if (problem === null) return;
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = problem;
  notice.style.cssText =
    'position: fixed; inset: 0 0 auto; z-index: 10000000; margin: 0; padding: 1rem; background: #b3261e; color: #fff; font: 1rem/1.5 Inter, sans-serif;';
  document.body.append(notice);
}
