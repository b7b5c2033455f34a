import { randomBytes } from 'node:crypto';
import type { Content, DealershipContent } from '@rooftop/content/content';
import { type Company, companyOf } from '@rooftop/content/documents/company';
import type { Dealership } from '@rooftop/content/documents/dealership';
import type { Store } from '@rooftop/content/documents/store';
import type { ImageUrl } from '@rooftop/content/image-url';
import type { Language } from '@rooftop/content/languages';
import type { Terms } from '@rooftop/finance/terms';
import type { ConversionEvent } from '@rooftop/leads/conversions/conversion';
import type { CodeChannel } from '@rooftop/leads/phone/code-channel';
import { chooseStore } from '@rooftop/tenancy/choose-store';
import type { ConsentCategory } from '@rooftop/visits/consent';
import type { Defence } from './abuse/defence.ts';
import type { RateLimits } from './abuse/rate-limits.ts';
import type { HelpVotes } from './help/help-votes.ts';
import { askedPage, localPath } from './http/asked-page.ts';
import { type Client, NO_CLIENT } from './http/client.ts';
import { safeHref } from './http/safe-path.ts';
import type { Visit } from './http/visit.ts';
import type { DealershipInventory, Inventory } from './inventory/dealership-inventory.ts';
import { inventoryTag } from './inventory/inventory-tag.ts';
import type { Leads } from './leads/create-leads.ts';
import type { DealershipLeads } from './leads/dealership-leads.ts';
import type { ConfirmationStops, DealershipConfirmationStops } from './leads/confirmation-stops.ts';
import type { DealershipHeldLeads, HeldLeads } from './leads/held-leads.ts';
import type { Dependencies } from './page-cache/dependencies.ts';
import type { Visitor } from './page-cache/visitor.ts';
import type { PictureAddresses } from './pictures/picture-addresses.ts';
import type { StencilAsked } from './stencil/holes.ts';
import type { ShareCards } from './share/share-card.ts';
import { unlessUnavailable } from './unless-unavailable.ts';
import { ANONYMOUS, type VisitorSession } from './visitor/visitor-session.ts';
import type { VisitorSessions } from './visitor/visitor-sessions.ts';
import type { Say } from './wording.server.ts';

/** What every loader and action receives. Nothing else reaches them: no environment, no clients, no other dealership. */
export type RequestContext = {
  readonly requestId: string;
  /** proves that an inline script of this response is ours */
  readonly nonce: string;
  readonly dealership: Dealership;
  /** the dealership's own origin, for absolute addresses */
  readonly origin: string;
  readonly locale: Language;
  /** of the page, without the language: the same in all languages */
  readonly path: string;
  /** whether HTML is wanted, and not the data for a page that the browser makes */
  readonly isDocument: boolean;
  /** this dealership's and no other's */
  readonly content: DealershipContent;
  /** this dealership's cars and no other's */
  readonly inventory: DealershipInventory;
  /** takes leads for this dealership and no other */
  readonly leads: DealershipLeads;
  /** this dealership's leads that were held back, by the links in its notices */
  readonly heldLeads: DealershipHeldLeads;
  /** stops this dealership's confirmations, by the links in them */
  readonly confirmationStops: DealershipConfirmationStops;
  /** the store that the visitor chose; undefined while he has not */
  readonly store: Store | undefined;
  /** what the visitor lets us store and share */
  readonly consent: readonly ConsentCategory[];
  /** whether the browser sends Global Privacy Control; `consent` respects it already */
  readonly gpc: boolean;
  /** of pages that everybody gets: nothing */
  readonly client: Client;
  /** as this dealership knows him; of pages that everybody gets, nobody in particular */
  readonly visitor: VisitorSession;
  /** tells people from programs */
  readonly defence: Defence;
  /** how often somebody may do something */
  readonly limits: RateLimits;
  /** counts whether answers of the help center helped */
  readonly helpVotes: HelpVotes;
  /** sends codes to telephones and knows them again */
  readonly phoneCodes: CodeChannel;
  /** Has the worker tell an advertiser of an event. */
  readonly tell: (event: ConversionEvent) => Promise<void>;
  /** how the visitor would pay; null while he has not said, and on pages that everybody gets */
  readonly terms: Terms | null;
  readonly imageUrl: ImageUrl;
  /** of this dealership's vehicles */
  readonly pictures: PictureAddresses;
  /** draws the pictures of shared links */
  readonly shareCards: ShareCards;
  readonly say: Say;
  readonly now: Date;
  /** To be called with what is read off `now`: the page says it until then and no longer. */
  readonly trueUntil: (moment: Date) => void;
  /** To be called when something stands on the page for this visitor alone: it is made for nobody else. */
  readonly forOneVisitor: () => void;
  /** what is to stand instead of a search, so that searches can be put there; null: the page is for reading */
  readonly stencil: StencilAsked | null;
  /** whether cookies may travel over https only */
  readonly secureCookies: boolean;
  /** whether the design system is to be seen at /__ui */
  readonly showsCatalogue: boolean;
  /** Company data as this visitor sees them: his store's, else the dealership's. Never fails for want of content. */
  company(): Promise<Company>;
  /**
   * Where a link leads that editors or we have written: a path of this website in this language, or an address that
   * is safe to follow; null when it is neither.
   */
  readonly href: (written: string | null) => string | null;
  /** Names the route that answers, for log and metrics. */
  answeredBy(route: string): void;
  /** Takes an exception: it is logged once, and decides the status. */
  report(error: unknown): void;
};

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends RequestContext {}
}

/** A visitor, and what he alone may see a page change by. */
export interface KnownVisitor extends Visitor {
  readonly terms?: Terms | null;
  /** undefined: the page is for everybody */
  readonly client?: Client;
}

export interface ContextOptions {
  readonly content: Content;
  readonly inventory: Pick<Inventory, 'forDealership'>;
  readonly leads: Leads;
  readonly heldLeads: HeldLeads;
  readonly confirmationStops: ConfirmationStops;
  readonly visitors: VisitorSessions;
  readonly defence: Defence;
  readonly limits: RateLimits;
  readonly helpVotes: HelpVotes;
  readonly phoneCodes: CodeChannel;
  readonly tell: (event: ConversionEvent) => Promise<void>;
  readonly imageUrl: ImageUrl;
  readonly pictures: (dealership: string) => PictureAddresses;
  readonly shareCards: (visit: Visit) => ShareCards;
  readonly sayIn: (language: Language) => Say;
  readonly secureCookies: boolean;
  readonly showsCatalogue: boolean;
  readonly report: (error: unknown, visit: Visit) => void;
}

/** Wires what the process holds to one request. */
export function createContextFactory(options: ContextOptions) {
  const { content, inventory, leads, heldLeads, visitors, defence, imageUrl, pictures, shareCards, sayIn } =
    options;
  const { confirmationStops, limits, helpVotes, phoneCodes, tell, secureCookies, showsCatalogue, report } =
    options;
  /**
   * @param pathname as it was asked for, with language and `.data`
   * @param visitor with the store's key as sent: one that is no store's counts as none
   * @param dependencies are told what the page rests on
   * @param stencil of a page that is rendered with holes: if that fails the page is made without, and tells why
   */
  return async function createContext(
    visit: Visit,
    pathname: string,
    visitor: KnownVisitor,
    dependencies: Dependencies,
    stencil: StencilAsked | null = null,
  ): Promise<RequestContext> {
    const { dealership, origin, requestId } = visit;
    const { path, locale, isDocument } = askedPage(pathname, dealership.languages);
    const own = content.forDealership(dealership.id, {
      language: locale,
      onRead: (dependency) => dependencies.read(dependency),
    });
    const store = await chosenStore(visitor.storeKey, own);
    const context: RequestContext = {
      requestId,
      nonce: randomBytes(16).toString('base64'),
      dealership,
      origin,
      locale,
      path,
      isDocument,
      content: own,
      inventory: inventory.forDealership(dealership.id, {
        content: own,
        onRead: () => dependencies.read(inventoryTag(dealership.id)),
        trueUntil: (moment) => dependencies.trueUntil(moment),
      }),
      leads: { accept: (asked) => leads.accept(asked, context) },
      heldLeads: heldLeads.forDealership(dealership.id),
      confirmationStops: confirmationStops.forDealership(dealership.id),
      store,
      consent: visitor.consent,
      gpc: visitor.gpc,
      client: visitor.client ?? NO_CLIENT,
      visitor:
        visitor.client === undefined
          ? ANONYMOUS
          : visitors.open(visitor.client.cookies, {
              dealership: dealership.id,
              consent: visitor.consent,
              report: (error) => report(error, visit),
            }),
      defence,
      limits,
      helpVotes,
      phoneCodes,
      tell,
      terms: visitor.terms ?? null,
      imageUrl,
      pictures: pictures(dealership.id),
      shareCards: shareCards(visit),
      say: sayIn(locale),
      now: new Date(),
      trueUntil: (moment) => dependencies.trueUntil(moment),
      forOneVisitor: () => dependencies.forOneVisitor(),
      stencil,
      secureCookies,
      showsCatalogue,
      async company() {
        const [settings, stores] = await Promise.all([
          unlessUnavailable(own.settings(), null),
          unlessUnavailable(own.stores(), []),
        ]);
        return companyOf(dealership, settings, stores, store);
      },
      href(written) {
        const href = safeHref(written);
        if (!href?.startsWith('/')) return href;
        return localPath(href, locale, dealership.languages);
      },
      answeredBy(route) {
        visit.route = route;
      },
      report(error) {
        if (stencil === null) report(error, visit);
        else visit.failure ??= error;
      },
    };
    return context;
  };
}

/** Without stores nobody has chosen one; what needs them reports it. */
async function chosenStore(key: string | undefined, content: DealershipContent): Promise<Store | undefined> {
  return key === undefined ? undefined : chooseStore(await unlessUnavailable(content.stores(), []), key);
}
