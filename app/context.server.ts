import type { DealershipContent } from '@rooftop/content/content';
import type { Company } from '@rooftop/content/documents/dealership/company/company';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import type { Store } from '@rooftop/content/documents/store/store';
import type { ImageUrl } from '@rooftop/content/image-url';
import type { Language } from '@rooftop/tenancy/languages';
import type { Terms } from '@rooftop/finance/terms';
import type { ConversionEvent } from '@rooftop/leads/conversions/conversion';
import type { CodeChannel } from '@rooftop/leads/phone/code-channel';
import type { ConsentCategory } from '@rooftop/visits/consent';
import type { ConsentChoice } from '@rooftop/visits/storage/consent-log';
import type { SpamFilter } from './forms/spam-filter/spam-filter.ts';
import type { HelpVotes } from '@rooftop/platform/help-votes/help-votes';
import type { RateLimits } from '@rooftop/platform/form-counts/rate-limits';
import type { Client } from './http/client.ts';
import type { DealershipInventory } from '@rooftop/platform/inventory/dealership-inventory';
import type { DealershipLeads } from '@rooftop/platform/leads/dealership-leads';
import type { DealershipUnsubscriptions } from '@rooftop/platform/leads/unsubscriptions';
import type { DealershipHeldLeads } from '@rooftop/platform/leads/held-leads';
import type { DealershipCreditDrafts } from '@rooftop/platform/credit-applications/credit-applications';
import type { DealershipAppointments } from '@rooftop/platform/appointments/appointments';
import type { DealershipTradeIns } from '@rooftop/platform/trade-ins/trade-ins';
import type { EditTargetOf } from './site/preview/edit-target.server.ts';
import type { MapPicture } from './server/maps/static-map.ts';
import type { MapPlace } from './stores/map-place.ts';
import type { PictureAddresses } from '@rooftop/platform/images/picture-addresses';
import type { VisitorExperiments } from './visitor/experiments/visitor-experiments.ts';
import type { DraftCookies } from './visitor/draft-cookie.ts';
import type { VisitorSession } from './visitor/visitor-session.ts';
import type { Translate } from './locales/wording.server.ts';

/** What was asked for, and when. */
type RequestFacts = {
  readonly requestId: string;
  /** Marks an inline script of this response as the site's own. */
  readonly nonce: string;
  /** The dealership's own origin, for absolute URLs. */
  readonly origin: string;
  readonly locale: Language;
  /** The page's path without the language prefix, so it is the same in every language. */
  readonly path: string;
  /** True for an HTML request, false for the data of a page that the browser renders. */
  readonly isDocument: boolean;
  /** Empty for pages that are rendered once for everyone. */
  readonly client: Client;
  /** The only clock of what is rendered or decided. A preview may have another one. */
  readonly now: Date;
  /** Whether an editor sees the page with drafts: see server/preview. */
  readonly isPreview: boolean;
  /** Whether the page says that a preview has ended, and that it is what shoppers see. */
  readonly previewHasEnded: boolean;
  /** Whether cookies are sent over HTTPS only. */
  readonly secureCookies: boolean;
  /** Whether the design system is shown at /__ui. */
  readonly showsCatalogue: boolean;
};

/** The dealership of the hostname, and the store the visitor chose: their content and cars. */
type DealershipContext = {
  readonly dealership: Dealership;
  /** The store the visitor chose, or undefined if they haven't chosen one. */
  readonly store: Store | undefined;
  /** Content of this dealership only. */
  readonly content: DealershipContent;
  /** Vehicles of this dealership only. */
  readonly inventory: DealershipInventory;
  /** Company data for this visitor: their store's, else the dealership's. Never throws for missing content. */
  company(): Promise<Company>;
  readonly imageUrl: ImageUrl;
  /** URLs of this dealership's vehicle photos. */
  readonly pictures: PictureAddresses;
  /** Reads the picture of a map, from the configured map service or else as an outline in the theme's colors. */
  readonly mapPicture: (place: MapPlace) => Promise<MapPicture>;
};

/** Who asks, what they allow, and how they would pay. */
type VisitorContext = {
  /** The visitor as this dealership knows them. Anonymous for pages that are rendered once for everyone. */
  readonly visitor: VisitorSession;
  /** What the visitor allows the site to store and share. */
  readonly consent: readonly ConsentCategory[];
  /** Whether they have answered the cookie banner. */
  readonly hasAnswered: boolean;
  /** Whether the browser sends Global Privacy Control. `consent` already respects it. */
  readonly gpc: boolean;
  /** How the visitor would pay. Null if they haven't said, and on pages that are rendered once for everyone. */
  readonly terms: Terms | null;
  /** Counts what the visitor saw of experiments, and did. */
  readonly experiments: VisitorExperiments;
  /** The visitor's arm of an experiment, `control` if they have none. The page is then cached per arm. */
  readonly armOf: (experiment: string) => string;
};

/** What keeps what the visitor sends, for this dealership only. */
type LeadServices = {
  /** Submits leads for this dealership only. */
  readonly leads: DealershipLeads;
  /** This dealership's held leads, found by the links in their notices. */
  readonly heldLeads: DealershipHeldLeads;
  /** This dealership's trade-ins, and what values cars. */
  readonly tradeIns: DealershipTradeIns;
  /** This dealership's unsent credit applications, sealed, and the cookies that lead back to them. */
  readonly creditDrafts: DealershipCreditDrafts & DraftCookies;
  /** This dealership's appointments, and what books them. */
  readonly appointments: DealershipAppointments;
  /** Stops this dealership's confirmations, by the links in them. */
  readonly confirmationStops: DealershipUnsubscriptions;
  /** Spam filter. */
  readonly spamFilter: SpamFilter;
  /** Rate limits. */
  readonly limits: RateLimits;
  /** Sends codes to phones and verifies them. */
  readonly phoneCodes: CodeChannel;
  /** Logs a choice of cookies, as evidence. Rejects if the database is unavailable. */
  readonly logConsent: (choice: ConsentChoice) => Promise<void>;
  /** Counts whether help center answers were helpful. */
  readonly helpVotes: HelpVotes;
  /** Queues a conversion event for the worker, which sends it to the ad network. */
  readonly reportConversion: (event: ConversionEvent) => Promise<void>;
};

/** What a page is written with, and what it says of itself. */
type PageContext = {
  readonly t: Translate;
  /**
   * Makes an element of a preview clickable, so that the Studio opens its document. Spread into a view, whose component
   * spreads `edit` into its element. Empty unless it is a preview.
   */
  readonly editTarget: EditTargetOf;
  /**
   * Resolves a link written by an editor or in code: a path of this website in the current language, or a safe
   * external URL. Returns null if it is neither.
   */
  readonly href: (written: string | null) => string | null;
  /** Call with the time at which something computed from `now` changes. The page is cached no longer than that. */
  readonly validUntil: (moment: Date) => void;
  /** Call when the page shows something for this visitor only, so that it is never cached for others. */
  readonly forOneVisitor: () => void;
  /**
   * Call with the origins of the frames on the page (`'self'` for our own). Its content policy then allows these and no
   * others. The page must be standalone: see page-layout.ts.
   */
  readonly allowFrames: (origins: readonly string[]) => void;
  /** Sets the name of the route that answers, for logs and metrics. */
  setRoute(route: string): void;
  /** Reports an exception, which is logged once and decides the status. */
  report(error: unknown): void;
};

/**
 * Everything a loader or action may use. They get no environment variables, no clients and no other dealership's
 * data.
 */
export type RequestContext = RequestFacts & DealershipContext & VisitorContext & LeadServices & PageContext;
