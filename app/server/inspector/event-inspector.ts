/** Who may open the event inspector: whoever has a link from the Studio, which gives it to those who edit the dealership. */
import type { Language } from '@rooftop/tenancy/languages';
import { INSPECT } from '#app/site/inspector/inspector-path.ts';
import { type Translate, wordsFor, type Words } from '#app/locales/wording.server.ts';
import type { WebContext } from '../site-request.ts';
import { createStudioTicket, isStudioTicket } from '../studio-ticket.ts';

const WORDS = [
  'inspector.title',
  'inspector.close',
  'inspector.empty',
  'inspector.consent',
  'inspector.held',
  'inspector.counted',
  'inspector.notCounted',
  'inspector.googleAnalytics',
  'inspector.tagManager',
  'inspector.metaPixel',
  'inspector.needs',
  'inspector.notSetUp',
  'inspector.copyVisit',
  'inspector.visitCopied',
  'inspector.visitNotCopied',
  'privacy.essential',
  'privacy.functional',
  'privacy.analytics',
  'privacy.targeting',
] as const;
export type InspectorWords = Words<(typeof WORDS)[number]>;

interface EventInspectorOptions {
  /** Of the purpose event-inspector. */
  readonly key: Uint8Array;
  readonly dealerships: () => Promise<readonly { readonly id: string; readonly slug: string }[]>;
  /** Origin of a dealership under the platform's domain, from where it redirects to its own. */
  readonly originOf: (slug: string) => string;
  readonly translateIn: (language: Language) => Translate;
}

export function createEventInspector({ key, dealerships, originOf, translateIn }: EventInspectorOptions) {
  return {
    /** A link that opens the inspector, or null if there is no such dealership. */
    async link(dealership: string): Promise<string | null> {
      const found = (await dealerships()).find(({ id }) => id === dealership);
      if (found === undefined) return null;
      const ticket = createStudioTicket(key, dealership, Date.now());
      return `${originOf(found.slug)}/?${new URLSearchParams([[...INSPECT], ['ticket', ticket]])}`;
    },
    /** `GET /api/inspector?ticket=…`: the inspector's words. 403 without a valid ticket. */
    open({ req, get }: WebContext): Response {
      const siteRequest = get('siteRequest');
      siteRequest.route = 'inspector';
      const { id, languages } = siteRequest.dealership;
      const headers = { 'Cache-Control': 'no-store' };
      if (!isStudioTicket(key, id, req.query('ticket') ?? '', Date.now()))
        return new Response(null, { status: 403, headers });
      return Response.json(wordsFor(translateIn(languages[0] ?? 'en'), WORDS), { headers });
    },
  };
}
