/**
 * What each browser test is about, for `npm run test:changed`: it runs when a file in one of these folders, or with one
 * of these paths, was changed. `spec-folders.test.ts` holds that no spec is missing and every path exists.
 */

/** What every page is made of. */
const PAGES = ['app/routes', 'app/blocks', 'app/site', 'app/ui', 'app/stores'];
const LEAD_FORMS = ['app/forms', 'packages/leads/kinds', 'packages/platform/leads'];
const STUDIO = ['studio', 'packages/content', 'packages/lake', 'sanity.config.ts'];
const DESK = ['studio/desk', 'app/server/studio-api', 'packages/leads/inbox'];
const TRACKING = ['app/visitor', 'app/site/tracking', 'app/site/collector', 'packages/visits'];
const SEARCH = ['app/vehicles', 'packages/inventory/index', 'packages/inventory/url', 'app/routes/cars'];
const CREDIT = [
  'app/routes/full-credit-application',
  'packages/vault',
  'packages/platform/credit-applications',
];
const SIGN_IN = ['packages/lake/access', 'studio/sign-in.ts'];
const TRADE_INS = [
  'app/routes/sell-trade-my-car',
  'packages/trade',
  'packages/vin',
  'packages/platform/trade-ins',
];
const APPOINTMENTS = ['packages/service', 'packages/platform/appointments', 'app/routes/appointment'];

export const SPEC_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'smoke/browse': PAGES.concat(SEARCH),
  'smoke/contact-lead': [...LEAD_FORMS, 'app/routes/contact-us', 'app/site/contact', 'packages/leads'],
  'smoke/cookie-banner': TRACKING,
  'smoke/crawl': [...PAGES, 'app/server', 'tenants'],
  'smoke/credit-application': CREDIT,
  'smoke/desk': DESK,
  'smoke/new-dealership': ['packages/tenancy', 'packages/lake', 'packages/platform/hosts'],
  'smoke/personalized-price': ['app/vehicles/personalize', 'packages/finance'],
  'smoke/popup': ['app/site/popups', 'packages/visits/popups'],
  'smoke/publish-headline': STUDIO.concat('app/server/page-cache'),
  'smoke/service-appointment': APPOINTMENTS.concat('app/routes/service'),
  'smoke/spanish-page': [...LEAD_FORMS, 'app/locales', 'packages/platform/wording'],
  'smoke/trade-in': TRADE_INS,
  'smoke/two-factor-sign-in': SIGN_IN,
  'e2e/adf': ['packages/leads/adf', 'packages/leads/channels'],
  'e2e/advertised-prices': ['studio/desk/advertised', 'app/server/studio-api', 'packages/inventory/storage'],
  'e2e/apply-for-financing': ['app/routes/apply-for-financing', 'app/site/frame'],
  'e2e/blocks': ['app/blocks', 'packages/content/blocks'],
  'e2e/challenge': ['app/forms', 'packages/platform/form-counts', 'app/visitor/phone'],
  'e2e/change-slug': ['studio', 'app/site/articles', 'app/site/redirects', 'app/routes/car-research'],
  'e2e/collector': TRACKING.concat('app/server/visits'),
  'e2e/company': ['app/routes/our-company', 'app/stores'],
  'e2e/consent': ['app/visitor/consent', 'packages/visits', 'app/routes/legal'],
  'e2e/credit-application': CREDIT.concat('app/site/frame'),
  'e2e/credit-applications': CREDIT.concat('studio/tools', SIGN_IN),
  'e2e/desk': DESK,
  'e2e/desk-push': ['studio/desk', 'packages/leads/push', 'packages/platform/leads/push-client.ts'],
  'e2e/edit-every-word': ['packages/content', 'app/routes/home', 'app/blocks'],
  'e2e/editor-pages': ['app/site/pages', 'app/routes/editor-page'],
  'e2e/experiments': ['app/routes/experiments', 'packages/platform/experiments', 'app/visitor'],
  'e2e/first-day': [...DESK, ...SIGN_IN, 'packages/leads/messages', 'packages/platform/inbound-mail'],
  'e2e/forms': LEAD_FORMS,
  'e2e/help-center': ['app/routes/help-center', 'packages/platform/help-votes'],
  'e2e/home-page': ['app/routes/home', 'app/site/layout', 'app/routes/choose-store', 'app/stores'],
  'e2e/inventory': SEARCH,
  'e2e/landing-pages': ['app/routes/landing', 'app/routes/service', 'packages/content/blocks'],
  'e2e/lead-rules': ['packages/leads/rules', 'packages/platform/leads', 'studio/leads'],
  'e2e/legal': ['app/routes/legal', 'app/visitor/consent'],
  'e2e/loading': ['app/site/loading', 'app/server/builds.ts', 'app/entry.client.tsx'],
  'e2e/lost-parts': ['app/site/loading', 'app/server/late-scripts.server.ts'],
  'e2e/new-dealership': ['studio/inputs', 'packages/tenancy'],
  'e2e/offers': ['app/routes/special-offers', 'app/vehicles/offers'],
  'e2e/out-the-door': ['app/vehicles/out-the-door', 'app/routes/out-the-door', 'packages/finance'],
  'e2e/page-kinds': PAGES,
  'e2e/payments': ['app/vehicles/payment-filter', 'app/vehicles/calculator', 'packages/finance'],
  'e2e/people': ['studio/desk', ...SIGN_IN],
  'e2e/personal-data': ['packages/leads/privacy', 'packages/platform/people-data', 'studio/desk'],
  'e2e/personalize': ['app/vehicles/personalize', 'app/routes/personalize-my-price'],
  'e2e/photos': [
    'app/vehicles/pictures',
    'app/server/images',
    'packages/platform/images',
    'packages/inventory/feeds',
  ],
  'e2e/popups': ['app/site/popups', 'packages/visits/popups', 'app/routes/popups', 'app/routes/popup-form'],
  'e2e/print': ['app/ui/styles', 'app/site/layout', 'app/vehicles/detail'],
  'e2e/quiet-studio': STUDIO,
  'e2e/readme': ['README.md', 'scripts', 'tenants'],
  'e2e/research': ['app/routes/car-research', 'app/site/articles'],
  'e2e/restore': STUDIO,
  'e2e/search-page': SEARCH,
  'e2e/service': APPOINTMENTS.concat('app/routes/service'),
  'e2e/side-button': ['app/site/side-button', 'app/site/contact', 'app/site/chat'],
  'e2e/studio-cars': ['studio/cars', 'app/server/studio-api', 'packages/inventory/storage'],
  'e2e/studio-checks': ['packages/content/checks', 'studio/checks', 'studio/actions'],
  'e2e/studio-editor': STUDIO,
  'e2e/studio-forms': STUDIO.concat('packages/tenancy/typed'),
  'e2e/studio-leads': ['studio/tools', ...DESK],
  'e2e/studio-lists': STUDIO.concat('packages/visits/popups'),
  'e2e/studio-presentation': [
    'studio/preview',
    'app/server/preview',
    'app/site/preview',
    'app/visitor/preview',
  ],
  'e2e/studio-photo-hosts': ['studio/photos', 'app/server/studio-api', 'packages/inventory/storage'],
  'e2e/team': ['app/routes/our-company', 'app/routes/contact-us'],
  'e2e/test-drive': ['app/vehicles/test-drive', 'app/routes/test-drive', ...APPOINTMENTS],
  'e2e/themes': ['app/ui', 'app/blocks', 'app/site/layout', 'tenants'],
  'e2e/trackers': TRACKING,
  'e2e/trade-in': TRADE_INS,
  'e2e/ui-catalogue': ['app/ui', 'app/routes/ui-catalogue'],
  'e2e/unlock': ['app/vehicles/unlock', 'app/routes/unlock-inventory', 'app/visitor/phone'],
  'e2e/vehicle-page': ['app/vehicles/detail', 'app/vehicles/calculator', 'app/routes/cars'],
  'e2e/whole-page': ['app/site/loading', 'app/vehicles/search', 'app/vehicles/card'],
};

const isWithin = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

/** Returns the specs that these files concern, as paths for Playwright. */
export function specsFor(changed: readonly string[]): readonly string[] {
  // What all specs share may change any of them; people choose.
  return Object.entries(SPEC_FOLDERS).flatMap(([name, folders]) => {
    const spec = `tests/${name}.spec.ts`;
    const concerns = changed.some(
      (file) => file === spec || folders.some((folder) => isWithin(file, folder)),
    );
    return concerns ? [spec] : [];
  });
}
