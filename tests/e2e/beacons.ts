/** What pages send to the collector. */
import type { BrowserContext, Frame, Page } from '@playwright/test';

/** Bodies of what pages send to the collector, which Playwright doesn't see. Call it before the first page is opened. */
export async function sentBy(context: BrowserContext): Promise<string[]> {
  const sent: string[] = [];
  await context.exposeFunction('recordBeacon', (body: string) => sent.push(body));
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob)
        void body.text().then((text) => Reflect.apply(Reflect.get(window, 'recordBeacon'), null, [text]));
      return send(url, body);
    };
  });
  return sent;
}

/** Tells the page that the visitor leaves it, which sends what is waiting. */
export const leave = (page: Page | Frame) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
