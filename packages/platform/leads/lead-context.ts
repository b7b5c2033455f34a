import type { DealershipContent } from '@rooftop/content/content';
import type { Company } from '@rooftop/content/documents/dealership/company/company';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import type { Store } from '@rooftop/content/documents/store/store';
import type { ImageUrl } from '@rooftop/content/image-url';
import type { Language } from '@rooftop/tenancy/languages';
import type { Terms } from '@rooftop/finance/terms';
import type { MailPicture } from '@rooftop/leads/confirmations/confirmation';
import type { LeadContact } from '@rooftop/leads/lead';
import type { LeadConversion } from '@rooftop/leads/submission';
import type { VisitorProfile } from '@rooftop/leads/visitor';
import type { DealershipAppointments } from '../appointments/appointments.ts';
import type { Translate } from '../wording/translate.ts';
import type { LeadGrants } from './dealership-leads.ts';

/** An event on a page, with its value, as advertisers hear of it. */
export interface PageEvent {
  readonly name: string;
  /** US dollars (spec 9). */
  readonly valueUsd: number;
  /** Path of the page, without query. */
  readonly page: string;
  /** Contact data the visitor has just entered. Null if none. */
  readonly contact: LeadContact | null;
}

/** A car of the dealership as the website shows it to the sender of a lead. */
export interface CarInMail {
  /** At an absolute URL. */
  readonly picture: MailPicture;
  /** That the picture is a drawing. Null if it is a photo. */
  readonly pictureNote: string | null;
  /** As text. The amount is null for "call for price" and for a locked price. */
  readonly price: {
    readonly amount: string | null;
    readonly payment: { readonly amount: string; readonly terms: string } | null;
  };
  /** The price with its parts and what is said beside them. Null for a car without a price. */
  itemize(): Promise<{
    readonly lines: readonly { readonly label: string; readonly amount: string }[];
    readonly notes: readonly string[];
  } | null>;
}

/** What is known of a lead when it is sent: its dealership, its sender, and how the website shows a car to them. */
export interface LeadContext {
  readonly dealership: Dealership;
  /** Origin of the dealership's website. */
  readonly origin: string;
  readonly locale: Language;
  readonly content: Pick<DealershipContent, 'leadDelivery' | 'settings' | 'staff' | 'stores'>;
  /** The store that the visitor chose. */
  readonly store: Pick<Store, 'key'> | undefined;
  readonly client: { readonly ipAddress: string | null; readonly userAgent: string | null };
  readonly visitor: {
    /** Whether they have sent a lead before. */
    readonly isLead: boolean;
    readonly advertising: Readonly<Record<string, string>>;
    profile(): Promise<VisitorProfile>;
    /** Returns the id that the visitor's leads are stored under. */
    identify(): string;
  };
  readonly appointments: Pick<DealershipAppointments, 'pathsOf'>;
  /** How the visitor would pay, as prices are shown to them. Null if they have not said. */
  readonly terms: Terms | null;
  readonly now: Date;
  readonly t: Translate;
  readonly imageUrl: ImageUrl;
  /** Company data for this visitor: their store's, else the dealership's. */
  company(): Promise<Company>;
  /** Makes a path one of the visitor's language. Null if it leads nowhere. */
  readonly href: (path: string | null) => string | null;
  /**
   * Shows a car once its sender got what their lead grants.
   * @param grants undefined if the lead grants nothing
   * @returns null if they may not see the car, or no car has this VIN
   */
  readonly showCar: (vin: string, grants: LeadGrants | undefined) => Promise<CarInMail | null>;
  /** Creates the event for advertisers. Null if none may be told. */
  readonly conversionOf: (event: PageEvent) => LeadConversion | null;
  /** Reports an exception that does not keep the lead from being accepted. */
  readonly report: (error: unknown) => void;
}
