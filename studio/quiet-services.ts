/** Hosts of Sanity's own services: versions, feedback, telemetry. They know nothing about a lake. */
const SERVICE = /(?:^|\.)(?:sanity\.io|sanity-cdn\.com)$/;

/**
 * Answers the Studio's calls to Sanity's own services itself, without sending them: there is no newer version, and no
 * feedback form (404). Sanity Studio has no
 * setting for its version check and feedback, the Content-Security-Policy would refuse them, and each refusal would be
 * an error on the console. Only for content in the platform's own lake.
 */
export function answerSanityServices(browser: { fetch: typeof fetch } = globalThis): void {
  const send = browser.fetch.bind(browser);
  browser.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const { hostname, pathname } = URL.canParse(url) ? new URL(url) : { hostname: '', pathname: '' };
    if (!SERVICE.test(hostname)) return send(input, init);
    return Promise.resolve(Response.json({}, { status: pathname.includes('/intake/') ? 404 : 200 }));
  };
}
