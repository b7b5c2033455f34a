/**
 * The types of documents that belong to a dealership, and what is said of each outside of its folder: to website, Studio
 * and kits. In the order in which editors choose between them.
 */
import type { PageId } from '../page-paths.ts';

/** Fields with the first and the last day on which a document is live, and a switch. */
export interface RunFields {
  readonly first?: string;
  readonly last?: string;
  readonly isOn?: string;
}

interface DocumentType {
  /** Title of a new one in the Studio. */
  readonly title: string;
  /** Route of the page that each document has. Null if editors choose the whole path. Absent if they have no page. */
  readonly route?: PageId | null;
  /** Field for previous values of what its URL is made of. Absent if the URL stays or editors redirect it. */
  readonly former?: 'formerSlugs' | 'formerKeys' | 'formerPaths';
  /**
   * Whether all dealerships can share documents of this type. A dealership shows its own version instead, and can hide
   * those that are `hideable`.
   */
  readonly shared?: 'hideable' | 'replaceable';
  /** When published documents are live. Absent if they always are. */
  readonly run?: RunFields;
  /** The file of a kit (`tenants/`) that has the documents, or the only one. Absent if a folder has them, or nothing. */
  readonly kit?: { readonly file: string; readonly isOnly: boolean };
}

const list = <const File extends string>(file: File) => ({ file, isOnly: false }) as const;
const only = <const File extends string>(file: File) => ({ file, isOnly: true }) as const;

export const DOCUMENT_TYPES = {
  homePage: { title: 'Home page', kit: only('home-page.json') },
  page: { title: 'Page', route: null, former: 'formerPaths' },
  navigation: { title: 'Menus', kit: only('navigation.json') },
  promotion: {
    title: 'Promotion',
    run: { first: 'startDate', last: 'endDate' },
    kit: list('promotions.json'),
  },
  popup: {
    title: 'Popup',
    run: { first: 'startDate', last: 'endDate' },
    kit: list('popups.json'),
  },
  review: { title: 'Review', kit: list('reviews.json') },
  article: {
    title: 'Article',
    route: 'car-research/article',
    former: 'formerSlugs',
    shared: 'hideable',
    run: { first: 'publishedOn' },
  },
  offer: {
    title: 'Offer',
    route: 'special-offer',
    former: 'formerKeys',
    run: { first: 'startDate', last: 'endDate' },
    kit: list('offers.json'),
  },
  staffMember: {
    title: 'Team member',
    route: 'team-member',
    former: 'formerSlugs',
    kit: list('staff.json'),
  },
  jobOpening: {
    title: 'Job opening',
    route: 'opening',
    former: 'formerSlugs',
    run: { first: 'postedOn', last: 'openUntil' },
    kit: list('job-openings.json'),
  },
  faq: { title: 'Question', shared: 'hideable', kit: list('faqs.json') },
  helpCategory: {
    title: 'Help category',
    route: 'help-category',
    shared: 'hideable',
    kit: list('help-categories.json'),
  },
  legalDocument: { title: 'Legal document', route: 'legal-document', shared: 'hideable' },
  store: { title: 'Store', route: 'location', kit: list('stores.json') },
  bodyStyle: { title: 'Body style', kit: list('body-styles.json') },
  redirectRule: { title: 'Redirect', kit: list('redirects.json') },
  experiment: { title: 'Experiment', run: { isOn: 'isRunning' } },
  tradeQuestionnaire: {
    title: 'Trade-in questions',
    shared: 'replaceable',
    kit: list('trade-questionnaire.json'),
  },
  serviceOperation: {
    title: 'Service operation',
    shared: 'hideable',
    kit: list('service-operations.json'),
  },
} as const satisfies Record<string, DocumentType>;
export type OwnedType = keyof typeof DOCUMENT_TYPES;

/** The types with this column. */
type TypesWith<Column extends object> = {
  [Type in OwnedType]: (typeof DOCUMENT_TYPES)[Type] extends Column ? Type : never;
}[OwnedType];
/** Types of documents that have their own page. */
export type AddressedType = TypesWith<{ readonly route: PageId | null }>;
/** Types of documents whose URL can change. */
export type MovableType = TypesWith<{ readonly former: string }>;
/** Types of documents that are not always live while they are published. */
export type RunType = TypesWith<{ readonly run: RunFields }>;
/** Those that are live from a day on. */
export type DatedType = TypesWith<{ readonly run: { readonly first: string } }>;
/** Types of documents that all dealerships can share. */
export type SharedType = TypesWith<{ readonly shared: string }>;

export const OWNED_TYPES: readonly OwnedType[] = Object.keys(DOCUMENT_TYPES).filter(
  (type): type is OwnedType => Object.hasOwn(DOCUMENT_TYPES, type),
);

export const isAddressed = (type: OwnedType): type is AddressedType => 'route' in DOCUMENT_TYPES[type];
export const isMovable = (type: string): type is MovableType =>
  OWNED_TYPES.some((owned) => owned === type && 'former' in DOCUMENT_TYPES[owned]);
/** Whether documents of a type are not always live while they are published. A dealership itself always is. */
export const isRunType = (type: string): type is RunType =>
  OWNED_TYPES.some((owned) => owned === type && 'run' in DOCUMENT_TYPES[owned]);
const isShared = (type: OwnedType): type is SharedType => 'shared' in DOCUMENT_TYPES[type];

export const SHARED_TYPES = OWNED_TYPES.filter(isShared);
