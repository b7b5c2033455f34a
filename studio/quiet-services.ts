/** Hosts of Sanity's own services: versions, feedback, telemetry. They don't know the platform's content lake. */
const SERVICE = /(?:^|\.)(?:sanity\.io|sanity-cdn\.com)$/;

/**
 * Whether a request is for the stream of changes, without a token. Sanity's Presentation tool opens it to hear of a secret
 * for Vercel. The lake tells nothing to those who have not signed in.
 */
const isAnonymousStream = (pathname: string, init: RequestInit | undefined): boolean =>
  pathname.includes('/data/live/events/') && !new Headers(init?.headers).has('Authorization');

/** A stream of events in which nothing happens. */
const silentStream = (): Response =>
  new Response(new ReadableStream(), { headers: { 'Content-Type': 'text/event-stream' } });

/**
 * Answers the Studio's requests to Sanity's own services without sending them: there is no newer version, and no
 * feedback form (404). Sanity Studio has no setting to turn off its version check and feedback. The
 * Content-Security-Policy would block them, and each blocked request would log an error to the console. Only for
 * content in the platform's own lake.
 */
export function answerSanityServices(browser: { fetch: typeof fetch } = globalThis): void {
  const send = browser.fetch.bind(browser);
  browser.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const { hostname, pathname } = URL.canParse(url) ? new URL(url) : { hostname: '', pathname: '' };
    if (isAnonymousStream(pathname, init)) return Promise.resolve(silentStream());
    if (!SERVICE.test(hostname)) return send(input, init);
    return Promise.resolve(Response.json({}, { status: pathname.includes('/intake/') ? 404 : 200 }));
  };
}
