import { choices } from '../objects/fields/choices.ts';
import { LANGUAGES } from '../languages.ts';
import { TIME_ZONE_NAMES } from '../time-zones.ts';
import { ARTICLE_CATEGORIES } from './article/article.ts';
import { BODY_STYLES } from './body-style/body-style.ts';
import { FAQ_PLACES, FAQ_PROMISES } from './faq/faq.ts';
import { EMPLOYMENT_TYPES, PAY_UNITS } from './job-opening/job-opening.ts';
import { ADF_FORMATS } from './dealership/lead-delivery/lead-delivery.ts';
import { LEGAL_KINDS } from './legal-document/legal-document.ts';
import { CONDITIONS, OFFER_DEPARTMENTS } from './offer/offer.ts';
import {
  ADS_NAMES,
  ADS_RULES,
  PARAM_RULES,
  POPUP_FORMS,
  POPUP_KINDS,
  POPUP_POSITIONS,
  POPUP_STYLES,
  POPUP_VISITORS,
} from './popup/popup.ts';
import { CRITERIA, PROMOTION_POSITIONS } from './promotion/promotion.ts';
import { REVIEW_CATEGORIES, REVIEW_PLATFORMS } from './review/review.ts';
import {
  APPLICATION_METHODS,
  COOKIE_DISPLAYS,
  FEE_PAYEES,
  FEEDS_OUT,
  FILTERS,
  PRICE_LOCKS,
  SORTS,
} from './dealership/settings/settings.ts';
import { SIDE_PANELS } from './dealership/settings/side-button.ts';
import { DEPARTMENTS } from './staff-member/staff-member.ts';

export const bodyStyleChoices = choices(BODY_STYLES, {
  suvs: 'SUVs',
  sedans: 'Sedans',
  wagons: 'Wagons',
  coupes: 'Coupes',
  convertibles: 'Convertibles',
  hatchbacks: 'Hatchbacks',
  trucks: 'Trucks',
  minivans: 'Minivans',
  commercial: 'Commercial',
});

export const placeChoices = choices(FAQ_PLACES, {
  home: 'Home page',
  financing: 'Financing',
  'bad-credit': 'Bad-credit financing',
  'sell-trade': 'Sell or trade',
  service: 'Service',
  protection: 'Vehicle protection',
  contact: 'Contact',
  help: 'Help center',
});

export const faqPromiseChoices = choices(FAQ_PROMISES, {
  engineWarranty: 'Lifetime engine warranty',
  maintenancePlan: '12-month maintenance plan',
  repairWarranty: 'Lifetime warranty on service repairs',
});

const CONDITION_TITLES = { new: 'New', used: 'Used', certified: 'Certified' };

export const conditionChoices = choices(CONDITIONS, CONDITION_TITLES);

export const priceLockChoices = choices(PRICE_LOCKS, {
  ...CONDITION_TITLES,
  search: 'All cars wherever they are listed, but not on their own pages',
});

export const departmentChoices = choices(OFFER_DEPARTMENTS, {
  dealer: 'Dealership: cars and trade-ins',
  service: 'Service',
});

export const positionChoices = choices(PROMOTION_POSITIONS, {
  'promotions-carousel': 'Carousel',
  'grid-item': 'Grid card',
});

export const criteriaChoices = choices(CRITERIA, {
  page: 'Page',
  store: 'Store',
  language: 'Language',
});

export const platformChoices = choices(REVIEW_PLATFORMS, { google: 'Google', facebook: 'Facebook' });

export const categoryChoices = choices(REVIEW_CATEGORIES, {
  Finance: 'Financing',
  Buy: 'Buying',
  Service: 'Service',
  Sale: 'Sales',
  Sell: 'Selling',
});

export const SORT_TITLES = {
  newest: 'Newest arrivals',
  oldest: 'Longest in stock',
  mileage: 'Lowest mileage',
  year: 'Newest year',
  priceHigh: 'Highest price',
  priceLow: 'Lowest price',
};

export const sortChoices = choices(SORTS, SORT_TITLES);

export const feePayeeChoices = choices(FEE_PAYEES, {
  dealer: 'The dealership',
  government: 'A government office',
  'third-party': 'Another company',
});

export const feedOutChoices = choices(FEEDS_OUT, {
  'google-vehicle-listings': 'Google vehicle listings (free)',
  'google-vehicle-ads': 'Google vehicle ads',
  'meta-vehicles': 'Facebook and Instagram vehicle catalog',
});

export const filterChoices = choices(FILTERS, {
  bodystyle: 'Body style',
  'make-model': 'Make and model',
  features: 'Features',
  price: 'Price',
});

export const cookieDisplayChoices = choices(COOKIE_DISPLAYS, {
  show: 'Until the visitor makes a choice',
  force: 'Always',
  hide: 'Never',
});

export const staffDepartmentChoices = choices(DEPARTMENTS, {
  Sales: 'Sales',
  Service: 'Service',
  Parts: 'Parts',
  Technician: 'Technicians',
});

export const careersChoices = choices(APPLICATION_METHODS, {
  form: 'With a form and an optional resume',
  mail: 'By email to an address shown on the page',
});

export const adfFormatChoices = choices(ADF_FORMATS, {
  standard: 'Standard',
  'merged-comments': 'All comments in one field, for CRMs that need it',
});

export const articleCategoryChoices = choices(ARTICLE_CATEGORIES, {
  'car-advice-education': 'Car advice',
  'staff-reviews': 'Staff reviews',
  faqs: 'Common questions',
  news: 'News',
  'community-outreach': 'In the community',
});

export const legalKindChoices = choices(LEGAL_KINDS, {
  'privacy-policy': 'Privacy policy',
  'terms-of-sale': 'Terms of sale',
  'cookie-policy': 'Cookie policy',
  'electronic-signature-disclosure': 'Electronic signature disclosure',
  'lifetime-engine-warranty': 'Lifetime engine warranty',
  'maintenance-plan': 'Maintenance plan',
  'trade-in-bonus': 'Trade-in bonus',
});

export const employmentTypeChoices = choices(EMPLOYMENT_TYPES, {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
});

export const payUnitChoices = choices(PAY_UNITS, { HOUR: 'Hour', YEAR: 'Year' });

export const sidePanelChoices = choices(SIDE_PANELS, {
  message: 'The chat service, or a form for messages',
  payment: 'The payment of a car, or the payment calculator on other pages',
});

export const popupKindChoices = choices(POPUP_KINDS, {
  PrimeDialog: 'Window with a title bar, which can be moved and enlarged',
  ModalHeadless: 'Plain window',
});

export const popupPositionChoices = choices(POPUP_POSITIONS, {
  center: 'Center',
  top: 'Top',
  topright: 'Top right',
  right: 'Right',
  bottomright: 'Bottom right',
  bottom: 'Bottom',
  bottomleft: 'Bottom left',
  left: 'Left',
  topleft: 'Top left',
});

export const popupStyleChoices = choices(POPUP_STYLES, {
  standard: 'Standard',
  wide: 'Wide',
  accent: 'In the accent color',
});

export const popupFormChoices = choices(POPUP_FORMS, {
  unlockInventory: 'Unlock vehicle inventory',
  userLead: 'Contact details',
  userLeadPhoneVerification: 'Contact details, then a code to verify the phone',
  contact: 'Message to us',
  offer: 'Claim an offer',
});

export const paramRuleChoices = choices(PARAM_RULES, {
  new: 'is new: each value counts once',
  is: 'is exactly',
  oneOf: 'is one of',
});

export const adsRuleChoices = choices(ADS_RULES, {
  present: 'is there',
  absent: 'is not there',
  is: 'is exactly',
  in: 'is one of',
  not: 'is none of',
});

export const adsNameChoices = ADS_NAMES.map((value) => ({ value, title: value }));

export const popupVisitorChoices = choices(POPUP_VISITORS, {
  leads: 'Only leads',
  others: 'Only visitors who are not leads',
});

export const timeZoneChoices = choices(TIME_ZONE_NAMES, {
  'America/New_York': 'Eastern (New York)',
  'America/Chicago': 'Central (Chicago)',
  'America/Denver': 'Mountain (Denver)',
  'America/Phoenix': 'Arizona (Phoenix)',
  'America/Los_Angeles': 'Pacific (Los Angeles)',
  'America/Anchorage': 'Alaska (Anchorage)',
  'Pacific/Honolulu': 'Hawaii (Honolulu)',
});

export const languageChoices = choices(LANGUAGES, { en: 'English', es: 'Spanish' });
