import { randomBytes } from 'node:crypto';
import type { Content, DealershipContent } from '@rooftop/content/content';
import type { Drafts } from '@rooftop/content/create-drafts';
import { companyOf } from '@rooftop/content/documents/dealership/company/company';
import type { Theme } from '@rooftop/content/objects/theme';
import type { Store } from '@rooftop/content/documents/store/store';
import type { Language } from '@rooftop/tenancy/languages';
import type { Terms } from '@rooftop/finance/terms';
import type { ConversionEvent } from '@rooftop/leads/conversions/conversion';
import { chooseStore } from '@rooftop/tenancy/choose-store';
import { CONTROL } from '@rooftop/platform/experiments/experiments';
import type { RequestContext } from '../context.server.ts';
import type { ArmsCookie } from '../visitor/experiments/arms-cookie.server.ts';
import type { ArmCounts } from '@rooftop/platform/experiments/arm-counts';
import { createVisitorExperiments } from '../visitor/experiments/visitor-experiments.ts';
import type { DraftCookies } from '../visitor/draft-cookie.ts';
import { createEditTarget } from '../site/preview/edit-target.server.ts';
import { previewTime } from '../visitor/preview/preview-settings.ts';
import { parsePageUrl, localPath } from '../http/page-request.ts';
import { type Client, NO_CLIENT } from '../http/client.ts';
import { safeHref } from '../http/safe-path.ts';
import type { SiteRequest } from './site-request.ts';
import type { Inventory } from '@rooftop/platform/inventory/dealership-inventory';
import { inventoryTag } from '../vehicles/inventory/inventory-tag.ts';
import type { Arms } from '@rooftop/platform/experiments/page-arms';
import type { Leads } from '@rooftop/platform/leads/create-leads';
import type { Unsubscriptions } from '@rooftop/platform/leads/unsubscriptions';
import type { HeldLeads } from '@rooftop/platform/leads/held-leads';
import type { CreditApplications } from '@rooftop/platform/credit-applications/credit-applications';
import type { Appointments } from '@rooftop/platform/appointments/appointments';
import { leadContextOf } from './lead-context.ts';
import type { TradeIns } from '@rooftop/platform/trade-ins/trade-ins';
import type { Dependencies } from './page-cache/dependencies.ts';
import type { Visitor } from '../visitor/read-visitor.ts';
import type { MapPicture } from './maps/static-map.ts';
import type { MapPlace } from '../stores/map-place.ts';
import type { PictureAddresses } from '@rooftop/platform/images/picture-addresses';
import { NO_EXPERIMENTS } from '../visitor/experiments/visitor-experiments.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { ANONYMOUS } from '../visitor/visitor-session.ts';
import type { VisitorSessions } from '../visitor/visitor-sessions.ts';
import type { Translate } from '../locales/wording.server.ts';

/** A visitor, with everything about them that can change a page. */
export interface RequestVisitor extends Visitor {
  readonly terms?: Terms | null;
  /** Arms of experiments, where it isn't the control. */
  readonly arms?: Arms;
  /** Undefined for a page that is rendered once for everyone. */
  readonly client?: Client;
}

/** What every context of the process is handed as it is. */
type Shared = Pick<
  RequestContext,
  | 'helpVotes'
  | 'imageUrl'
  | 'limits'
  | 'logConsent'
  | 'phoneCodes'
  | 'secureCookies'
  | 'showsCatalogue'
  | 'spamFilter'
>;

/** The services of the process. */
export interface ContextOptions extends Shared {
  readonly content: Content;
  /** What previews read in its place. */
  readonly drafts: Drafts;
  readonly inventory: Pick<Inventory, 'forDealership'>;
  readonly leads: Leads;
  readonly heldLeads: HeldLeads;
  readonly tradeIns: TradeIns;
  readonly creditApplications: Pick<CreditApplications, 'draftsFor'>;
  /** @param dealership document id */
  readonly draftCookies: (dealership: string) => DraftCookies;
  readonly appointments: Appointments;
  readonly confirmationStops: Unsubscriptions;
  readonly visitors: VisitorSessions;
  readonly armCounts: ArmCounts;
  readonly armsCookie: ArmsCookie;
  readonly tell: (event: ConversionEvent) => Promise<void>;
  readonly pictures: (dealership: string) => PictureAddresses;
  readonly mapPicture: (place: MapPlace, theme: Theme) => Promise<MapPicture>;
  readonly translateIn: (language: Language) => Translate;
  readonly report: (error: unknown, siteRequest: SiteRequest) => void;
}

/** Returns a function that creates the context of a request from the services of the process. */
export function createContextFactory({
  content,
  drafts,
  inventory,
  leads,
  heldLeads,
  tradeIns,
  creditApplications,
  draftCookies,
  appointments,
  visitors,
  spamFilter,
  imageUrl,
  pictures,
  mapPicture,
  translateIn,
  confirmationStops,
  limits,
  helpVotes,
  armCounts,
  armsCookie,
  logConsent,
  phoneCodes,
  tell,
  secureCookies,
  showsCatalogue,
  report,
}: ContextOptions) {
  /**
   * @param pathname as requested, with language prefix and `.data`
   * @param visitor with the store key as sent; an unknown key counts as no choice
   * @param dependencies are notified of what the page depends on
   */
  return async function createContext(
    siteRequest: SiteRequest,
    pathname: string,
    visitor: RequestVisitor,
    dependencies: Dependencies,
  ): Promise<RequestContext> {
    const { dealership, origin, requestId, preview, previewHasEnded = false } = siteRequest;
    const { path, locale, isDocument } = parsePageUrl(pathname, dealership.languages);
    const published = content.forDealership(dealership.id, {
      language: locale,
      onRead: (dependency) => dependencies.read(dependency),
    });
    const own = preview === undefined ? published : drafts.forDealership(dealership.id, locale);
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
      // Every request shares the index, which is made by published settings.
      inventory: inventory.forDealership(dealership.id, {
        content: published,
        onRead: () => dependencies.read(inventoryTag(dealership.id)),
        validUntil: (moment) => dependencies.validUntil(moment),
      }),
      leads: { accept: (leadRequest) => leads.accept(leadRequest, leadContextOf(context)) },
      heldLeads: heldLeads.forDealership(dealership.id),
      tradeIns: tradeIns.forDealership(dealership.id),
      creditDrafts: { ...creditApplications.draftsFor(dealership.id), ...draftCookies(dealership.id) },
      appointments: appointments.forDealership(dealership.id),
      confirmationStops: confirmationStops.forDealership(dealership.id),
      store,
      consent: visitor.consent,
      hasAnswered: visitor.hasAnswered,
      gpc: visitor.gpc,
      client: visitor.client ?? NO_CLIENT,
      visitor:
        visitor.client === undefined
          ? { ...ANONYMOUS, isLead: preview?.settings.lead === '1' }
          : visitors.open(visitor.client.cookies, {
              dealership: dealership.id,
              consent: visitor.consent,
              cookieTier: dealership.cookieTier,
              report: (error) => report(error, siteRequest),
            }),
      spamFilter,
      limits,
      experiments:
        visitor.client === undefined
          ? NO_EXPERIMENTS
          : createVisitorExperiments({
              counts: armCounts,
              dealership,
              content: own,
              consent: visitor.consent,
              cookies: visitor.client.cookies,
              armsCookie,
              report: (error) => report(error, siteRequest),
            }),
      armOf(experiment) {
        dependencies.experiment(experiment);
        return visitor.arms?.[experiment] ?? CONTROL;
      },
      helpVotes,
      logConsent,
      phoneCodes,
      reportConversion: tell,
      terms: visitor.terms ?? null,
      imageUrl,
      pictures: pictures(dealership.id),
      mapPicture: (place) => mapPicture(place, dealership.theme),
      t: translateIn(locale),
      now: previewTime(preview?.settings ?? {}, dealership.timeZone, new Date()),
      isPreview: preview !== undefined,
      previewHasEnded,
      editTarget: preview === undefined ? () => ({}) : createEditTarget(translateIn(locale)),
      validUntil: (moment) => dependencies.validUntil(moment),
      forOneVisitor: () => dependencies.forOneVisitor(),
      allowFrames(origins) {
        siteRequest.frames = origins;
      },
      secureCookies,
      showsCatalogue,
      async company() {
        const [settings, stores] = await Promise.all([
          orFallback(own.settings(), null),
          orFallback(own.stores(), []),
        ]);
        return companyOf(dealership, settings, stores, store);
      },
      href(written) {
        const href = safeHref(written);
        if (!href?.startsWith('/')) return href;
        return localPath(href, locale, dealership.languages);
      },
      setRoute(route) {
        siteRequest.route = route;
      },
      report(error) {
        report(error, siteRequest);
      },
    };
    return context;
  };
}

/** Without stores none is chosen. Whatever needs the stores reports the error. */
async function chosenStore(key: string | undefined, content: DealershipContent): Promise<Store | undefined> {
  return key === undefined ? undefined : chooseStore(await orFallback(content.stores(), []), key);
}
