import {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  type ConsentCategory,
  isOpenTier,
  isSoldOrShared,
} from '@rooftop/visits/consent';
import { parse } from 'hono/utils/cookie';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { consentId } from '#app/visitor/consent/consent-id-cookie.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { outcomeIn } from './outcomes.ts';

const CHOICES_WORDS = [
  'privacy.categories',
  'privacy.cookiePolicy',
  'privacy.forget',
  'privacy.forgetAction',
  'privacy.forgetText',
  'privacy.intro',
  'privacy.optOut',
  'privacy.policy',
  'privacy.request',
  'privacy.requestAction',
  'privacy.save',
  'privacy.sharing',
  'privacy.sharingText',
] as const;

/** A cookie category and its toggle. */
export type ConsentCategoryView = ReturnType<typeof categoryView>;

/** What the visitor allows us to store and share, and the choices they have. */
export type ChoicesView = ReturnType<typeof choicesView>;

export function choicesView(request: Request, context: RequestContext) {
  const { consent, dealership, gpc, href, t } = context;
  const outcome = outcomeIn(new URL(request.url).searchParams);
  const recordId = consentId(context);
  const hasChosen = CONSENT_COOKIE in parse(request.headers.get('cookie') ?? '', CONSENT_COOKIE);
  // Where nothing is shared before a choice, visitors who haven't chosen can still opt out.
  const isOptedOut = (hasChosen || gpc) && !consent.some(isSoldOrShared);
  return {
    crumbs: [
      { label: dealership.name, href: href('/') },
      { label: t('legal.heading'), href: href(pathTo('legal')) },
      { label: t('legal.privacyChoices'), href: null },
    ],
    crumbsLabel: t('crumbs.label'),
    heading: t('legal.privacyChoices'),
    /** Result of the form that was just submitted. */
    notice:
      outcome === undefined ? null : { text: t(`privacy.done.${outcome}`), hasFailed: outcome === 'failed' },
    /** Shown if the visitor's browser sends Global Privacy Control. */
    signal: gpc ? { heading: t('privacy.gpc'), text: t('privacy.gpcText') } : null,
    /** Default that applies until the visitor chooses. Null once they have chosen. */
    unasked: hasChosen
      ? null
      : t(isOpenTier(dealership.cookieTier) ? 'privacy.unaskedOpen' : 'privacy.unaskedClosed'),
    /** Id under which the visitor's choices are logged. Null before the first. */
    record: recordId === null ? null : t('privacy.record', { id: recordId }),
    isOptedOut,
    sharingState: t(isOptedOut ? 'privacy.sharingOff' : 'privacy.sharingOn'),
    categories: CONSENT_CATEGORIES.map((name) => categoryView(name, hasChosen, context)),
    requestText: t('privacy.requestText', { name: dealership.name }),
    links: {
      policy: href(pathTo('legal-document', { kind: 'privacy-policy' })) ?? '/',
      cookies: href(pathTo('legal-document', { kind: 'cookie-policy' })) ?? '/',
      request: href(pathTo('privacy-request')) ?? '/',
    },
    words: wordsFor(t, CHOICES_WORDS),
  };
}

function categoryView(name: ConsentCategory, hasChosen: boolean, { consent, gpc, t }: RequestContext) {
  const signalled = gpc && isSoldOrShared(name) ? t('privacy.signalled') : null;
  return {
    name,
    label: t(`privacy.${name}`),
    text: t(`privacy.${name}Text`),
    /** Toggles start on (spec 5), and show the visitor's choice from then on. */
    isOn: hasChosen ? consent.includes(name) : signalled === null,
    /** Why it cannot be changed, or null if it can. */
    fixed: name === 'essential' ? t('privacy.always') : signalled,
  };
}
