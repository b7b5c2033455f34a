import type { Page } from '@playwright/test';
import { ask } from '../integration/web-fixtures.ts';

/** What is set anew for the request that replaces the browser's. */
const OF_THE_CONNECTION = ['host', 'connection', 'content-length'];

/**
 * Lets the server handle the page's next form, and cuts the connection before its answer arrives: the browser gets
 * neither the answer nor its cookies. Resolves with the status of the answer.
 */
export async function loseNextAnswer(page: Page): Promise<{ readonly status: Promise<number> }> {
  const { promise: status, resolve } = Promise.withResolvers<number>();
  let isLost = false;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { host, port, pathname, search } = new URL(request.url());
    const isForm = request.isNavigationRequest() || pathname.endsWith('.data');
    if (isLost || request.method() !== 'POST' || !isForm) return route.fallback();
    isLost = true;
    const headers = Object.entries(await request.allHeaders()).filter(
      ([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.includes(name),
    );
    const answer = await ask(Number(port), {
      host,
      path: pathname + search,
      method: 'POST',
      headers: Object.fromEntries(headers),
      body: request.postData() ?? '',
    });
    await route.abort('connectionreset');
    resolve(answer.status);
  });
  return { status };
}
