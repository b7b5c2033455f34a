import { ADVERTISERS_COOKIES, ADVERTISING_PARAMETERS } from '@rooftop/forms/advertising';
import { z } from 'zod';
import { PAGE_IDS } from '../../pages.generated.ts';

/** Kinds of window (spec 3): one with a header that can be dragged and maximized, and a plain one. */
export const POPUP_KINDS = ['PrimeDialog', 'ModalHeadless'] as const;
export const POPUP_POSITIONS = [
  'center',
  'top',
  'topright',
  'right',
  'bottomright',
  'bottom',
  'bottomleft',
  'left',
  'topleft',
] as const;
export const POPUP_STYLES = ['standard', 'wide', 'accent'] as const;
/** Forms that a popup can contain. Each also has a page. */
export const POPUP_FORMS = [
  'unlockInventory',
  'userLead',
  'userLeadPhoneVerification',
  'contact',
  'offer',
] as const;
export type PopupForm = (typeof POPUP_FORMS)[number];

/** Route names besides the page IDs: a search and a car's page share their routes. */
export const SEARCH_PAGE = 'cars-search-page';
export const VEHICLE_PAGE = 'vehicle';

/** The names that conditions can give to pages: all page IDs but those of the shared routes. */
export const POPUP_PAGES: readonly string[] = [
  ...PAGE_IDS.filter((id) => !id.endsWith('cars-for-sale')),
  SEARCH_PAGE,
  VEHICLE_PAGE,
];

/** Hours after a visitor's request in which a popup with a form stays closed, unless editors enter others (decision 114). */
export const QUIET_HOURS = 24;

/** Whom a condition is for. */
export const POPUP_VISITORS = ['leads', 'others'] as const;

/** Rules for a param of a page, and for an advertising parameter. */
export const PARAM_RULES = ['new', 'is', 'oneOf'] as const;
export const ADS_RULES = ['present', 'absent', 'is', 'in', 'not'] as const;
/** Parameters and cookies that a visitor's advertising data may contain (spec 3). */
export const ADS_NAMES = [...ADVERTISING_PARAMETERS, ...ADVERTISERS_COOKIES] as const;

const text = z.string().nullable();
const values = z.array(z.string());

const content = {
  type: z.enum(['html', 'component']),
  /** As editors wrote it. The website shows only what its allow-list has. */
  html: text,
  form: z.enum(POPUP_FORMS).nullable(),
  /** Key of the offer that the form is about. */
  offer: text,
  style: z.enum(POPUP_STYLES),
};

/** A popup (spec 3, popup definition). */
export const popupShape = z.object({
  id: z.string(),
  name: z.string().min(1),
  kind: z.enum(POPUP_KINDS),
  position: z.object({ mobile: z.enum(POPUP_POSITIONS), desktop: z.enum(POPUP_POSITIONS) }),
  closeButton: z.boolean(),
  /** Whether it blocks the page behind it. */
  background: z.boolean(),
  /** Label of the button that opens it. Null: it opens by itself. */
  button: text,
  component: z.object({ title: z.string().min(1), ...content }),
  submitted: z.object({
    component: z.object({ title: text, ...content }),
    /** Replaces the words of the mail that confirms the form. */
    email: z.object({ subject: text, text }),
    track: text,
    redirect: text,
    close: z.boolean(),
    /** Seconds. */
    timeoutClose: z.number().nullable(),
  }),
  conditions: z.array(
    z.object({
      key: z.string(),
      visitors: z.enum(POPUP_VISITORS).nullable(),
      pages: values,
      pageItemsViewed: z.array(
        z.object({
          key: z.string(),
          page: z.string().min(1),
          params: z.array(z.object({ name: z.string().min(1), rule: z.enum(PARAM_RULES), values })),
          minCount: z.number().nullable(),
          maxCount: z.number().nullable(),
        }),
      ),
      adsValues: z.array(z.object({ name: z.enum(ADS_NAMES), rule: z.enum(ADS_RULES), values })),
      tagQuery: text,
      itemClicked: text,
      timer: z.number().nullable(),
    }),
  ),
  priority: z.number(),
  frequencyCap: z.object({ times: z.number().nullable(), days: z.number().nullable() }),
  /** For so long after a visitor's request it doesn't show to them. */
  quietHours: z.number(),
  holdOutPercent: z.number(),
});
export type Popup = z.infer<typeof popupShape>;
