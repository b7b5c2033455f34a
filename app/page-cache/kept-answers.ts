import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Content } from '@rooftop/content/content';
import type { Language } from '@rooftop/content/languages';
import { QueueFullError } from '@rooftop/lake/assets/work-queue';
import { chooseStore } from '@rooftop/tenancy/choose-store';
import { refuse, type RefusalPages } from '../http/refusal.ts';
import type { Visit } from '../http/visit.ts';
import type { PageBytes } from './page-bytes.ts';
import type { MadePage, PageCache } from './page-cache.ts';
import { type PageRequest, pageKey } from './page-key.ts';
import { sendPage } from './send-page.ts';
import { readVisitor, type Visitor } from './visitor.ts';

export interface KeptAnswersOptions {
  readonly cache: PageCache<PageBytes>;
  readonly content: Content;
  /** The canonical form of a target, or null if its page is not cached; see kept-pages.ts. */
  readonly address: (target: string, languages: readonly Language[]) => string | null;
  readonly makePage: (asked: PageRequest, visit: Visit) => Promise<MadePage<PageBytes>>;
  readonly refusals: RefusalPages;
  readonly onError: (error: unknown, visit: Visit) => void;
}

/** Answers requests for cached pages before Hono and Remix see them. */
export function createKeptAnswers(options: KeptAnswersOptions) {
  const { cache, content, address, makePage, refusals, onError } = options;

  /** The visitor, without their store if it is not one of this dealership's. */
  async function withOwnStore(sent: Visitor, { dealership }: Visit): Promise<Visitor> {
    if (sent.storeKey === undefined) return sent;
    const own = content.forDealership(dealership.id, { language: dealership.languages[0] ?? 'en' });
    // Without stores nobody has chosen one; the page that needs them reports the error.
    const stores = await own.stores().catch(() => []);
    return { ...sent, storeKey: chooseStore(stores, sent.storeKey)?.key };
  }

  async function answer(
    asked: PageRequest,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    visit: Visit,
    next: () => void,
  ) {
    try {
      const page = await cache.get(pageKey(asked), () => makePage(asked, visit));
      if (page === null) {
        next();
        return;
      }
      visit.route = page.route;
      await sendPage(page, incoming, outgoing);
    } catch (error) {
      const isBusy = error instanceof QueueFullError;
      if (!isBusy) onError(error, visit);
      if (outgoing.headersSent) outgoing.destroy();
      else refuse(outgoing, refusals, isBusy ? 503 : 500);
    }
  }

  /** @param next handles a page that is not cached */
  return function answerKept(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    visit: Visit,
    next: () => void,
  ): void {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return next();
    const found = address(incoming.url ?? '', visit.dealership.languages);
    if (found === null) return next();
    const { cookie, 'sec-gpc': gpc } = incoming.headers;
    void withOwnStore(readVisitor({ cookie, gpc }, visit.dealership), visit).then((visitor) =>
      answer({ visit, address: found, visitor }, incoming, outgoing, visit, next),
    );
  };
}
