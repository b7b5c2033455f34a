import type { Trackers } from '@rooftop/content/documents/dealership/trackers';
import type { Language } from '@rooftop/tenancy/languages';
import { cookieName } from '#app/visitor/cookie-name.ts';
import { COOKIE_REGISTER } from '#app/visitor/consent/cookie-register.ts';
import { TRACKER_COOKIES } from '#app/visitor/consent/tracker-cookies.ts';
import { STORAGE_REGISTER, TRACKER_ITEMS } from '#app/visitor/consent/storage-register.ts';
import type { RequestContext } from '#app/context.server.ts';

/** Human-readable table of all that this website keeps in the browser. */
export type CookieTableView = ReturnType<typeof cookieTable>;

/** Lifetimes up to this number of days are shown in days, longer ones in months. */
const MOST_DAYS = 60;
const DAY = 86_400;
/** Average number of days in a month. */
const MONTH = 365.25 / 12;

const lengthIn = (language: Language, unit: 'day' | 'month') =>
  new Intl.NumberFormat(`${language}-US`, { style: 'unit', unit, unitDisplay: 'long' });
const LENGTHS = {
  en: { day: lengthIn('en', 'day'), month: lengthIn('en', 'month') },
  es: { day: lengthIn('es', 'day'), month: lengthIn('es', 'month') },
} as const satisfies Record<Language, object>;

function lifetime(seconds: number, language: Language): string {
  const days = Math.round(seconds / DAY);
  const { day, month } = LENGTHS[language];
  return days <= MOST_DAYS ? day.format(days) : month.format(Math.round(days / MONTH));
}

/** Filters what the dealership's trackers store. */
function usedBy<Stored extends { readonly of: keyof Trackers }>(
  trackers: Trackers,
  all: readonly Stored[],
): readonly Stored[] {
  return all.filter(({ of }) => {
    const setting = trackers[of];
    return Array.isArray(setting) ? setting.length > 0 : setting !== null;
  });
}

export const cookieTable = ({
  t,
  locale,
  dealership,
  secureCookies,
}: Pick<RequestContext, 't' | 'locale' | 'dealership' | 'secureCookies'>) => ({
  id: 'cookies',
  heading: t('cookies.heading'),
  text: t('cookies.text'),
  columns: [t('cookies.name'), t('cookies.category'), t('cookies.purpose'), t('cookies.lifetime')],
  rows: [
    ...[...COOKIE_REGISTER, ...usedBy(dealership.trackers, TRACKER_COOKIES)].map(
      ({ name, category, maxAge }) => ({
        name: cookieName(name, secureCookies),
        category: t(`privacy.${category}`),
        purpose: t(`cookies.${name}`),
        lifetime: lifetime(maxAge, locale),
      }),
    ),
    ...STORAGE_REGISTER.map(({ key, category, area }) => ({
      name: key,
      category: t(`privacy.${category}`),
      purpose: t(`cookies.${key}`),
      lifetime: t(`cookies.area.${area}`),
    })),
    ...usedBy(dealership.trackers, TRACKER_ITEMS).map(({ key, category }) => ({
      name: key,
      category: t(`privacy.${category}`),
      purpose: t(`cookies.${key}`),
      lifetime: t('cookies.area.local'),
    })),
  ],
});
