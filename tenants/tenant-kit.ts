import type { Language } from '@rooftop/content/languages';
import type {
  Article,
  BodyStyle,
  Dealership,
  Faq,
  HelpCategory,
  HomePage,
  JobOpening,
  LegalDocument,
  Navigation,
  Offer,
  Page,
  Promotion,
  RedirectRule,
  Review,
  StaffMember,
  Store,
} from '@rooftop/content/sanity.types.generated';
import type { KitDocument, KitOf, KitOfMember } from './kit-document.ts';

export type DealershipKit = Omit<KitOf<Dealership>, 'slug' | 'languages'> & {
  /** The first is the default, and the language of texts that don't name one. */
  readonly languages: readonly [Language, ...Language[]];
};
export type BlockKit = KitOfMember<NonNullable<HomePage['blocks']>[number]>;
export type HomePageKit = Omit<KitOf<HomePage>, 'blocks'> & { readonly blocks: readonly BlockKit[] };
export type NavigationKit = KitOf<Navigation>;
export type StoreKit = KitDocument<Store>;
export type StaffMemberKit = KitDocument<StaffMember>;
export type PromotionKit = KitDocument<Promotion>;
export type ReviewKit = KitDocument<Review>;
export type FaqKit = KitDocument<Faq>;
export type BodyStyleKit = KitDocument<BodyStyle>;
export type OfferKit = KitDocument<Offer>;
export type RedirectRuleKit = KitDocument<RedirectRule>;
export type PageKit = Omit<KitDocument<Page>, 'blocks'> & { readonly blocks: readonly BlockKit[] };
export type ArticleKit = KitDocument<Article>;
export type LegalDocumentKit = KitDocument<LegalDocument>;
export type HelpCategoryKit = KitDocument<HelpCategory>;
export type JobOpeningKit = KitDocument<JobOpening>;

/**
 * The source data from which a dealership is created or recreated: its documents under version control, without logic
 * or secrets. Once the dealership is in the content lake, its editors own it and the kit is not applied again.
 */
export interface TenantKit {
  /** Name of the kit's folder. */
  readonly slug: string;
  readonly dealership: DealershipKit;
  readonly homePage: HomePageKit;
  readonly navigation: NavigationKit;
  /** Lists are in the order shoppers see. */
  readonly stores: readonly StoreKit[];
  readonly staff: readonly StaffMemberKit[];
  readonly bodyStyles: readonly BodyStyleKit[];
  readonly promotions: readonly PromotionKit[];
  readonly reviews: readonly ReviewKit[];
  readonly faqs: readonly FaqKit[];
  readonly offers: readonly OfferKit[];
  readonly redirectRules: readonly RedirectRuleKit[];
  readonly pages?: readonly PageKit[];
  readonly articles?: readonly ArticleKit[];
  readonly legalDocuments?: readonly LegalDocumentKit[];
  readonly helpCategories?: readonly HelpCategoryKit[];
  readonly jobOpenings?: readonly JobOpeningKit[];
}

/** A kit as exported by its folder: `tenants/<slug>/tenant.ts` exports it as `tenant`. */
export type TenantFolder = Omit<TenantKit, 'slug'>;

/**
 * Content that all dealerships share, in all languages. A dealership's own document with the same slug or kind
 * replaces the shared one.
 */
export interface SharedKit {
  readonly articles: readonly ArticleKit[];
  readonly legalDocuments: readonly LegalDocumentKit[];
  readonly helpCategories: readonly HelpCategoryKit[];
  readonly faqs: readonly FaqKit[];
}
