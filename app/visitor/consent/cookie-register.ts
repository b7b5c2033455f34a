/** All cookies of this website. The cookie policy lists them, and a refusal deletes those of its category. */
import { STORE_COOKIE, STORE_COOKIE_MAX_AGE } from '@rooftop/tenancy/choose-store';
import {
  CONSENT_COOKIE,
  CONSENT_MAX_AGE,
  type ConsentCategory,
  DISPLAY_COOKIE,
} from '@rooftop/visits/consent';
import { LOG_COOKIE } from './consent-id-cookie.ts';
import { GPC_COOKIE } from './gpc-cookie.ts';
import { CREDIT_DRAFT_COOKIE, CREDIT_DRAFT_MAX_AGE } from '../draft-cookie.ts';
import { TERMS_COOKIE, TERMS_MAX_AGE } from '../terms-cookie.ts';
import { RECENT_COOKIE, RECENT_MAX_AGE } from '../recent-cookie.ts';
import { ADVERTISING_COOKIE, ADVERTISING_MAX_AGE } from '../advertising.ts';
import { EXPERIMENTS_COOKIE, EXPERIMENTS_MAX_AGE } from '../experiments/experiments-cookie.ts';
import { SERVICE_COOKIE, SERVICE_MAX_AGE } from '../service-draft-cookie.ts';
import { TRADE_COOKIE, TRADE_MAX_AGE } from '../trade-in-cookie.ts';
import { LEAD_COOKIE, VISITOR_COOKIE, VISITOR_MAX_AGE } from '../visitor-cookie.ts';

interface RegisteredCookie {
  readonly name: string;
  /** The cookie is not set without consent to this category. */
  readonly category: ConsentCategory;
  /** Seconds since it was last set. */
  readonly maxAge: number;
}

/** In the order of the cookie policy. The texts `cookies.<name>` explain their purposes. */
export const COOKIE_REGISTER = [
  { name: CONSENT_COOKIE, category: 'essential', maxAge: CONSENT_MAX_AGE },
  { name: DISPLAY_COOKIE, category: 'essential', maxAge: CONSENT_MAX_AGE },
  { name: LOG_COOKIE, category: 'essential', maxAge: CONSENT_MAX_AGE },
  { name: GPC_COOKIE, category: 'essential', maxAge: CONSENT_MAX_AGE },
  { name: STORE_COOKIE, category: 'essential', maxAge: STORE_COOKIE_MAX_AGE },
  { name: TERMS_COOKIE, category: 'essential', maxAge: TERMS_MAX_AGE },
  { name: VISITOR_COOKIE, category: 'essential', maxAge: VISITOR_MAX_AGE },
  { name: LEAD_COOKIE, category: 'essential', maxAge: VISITOR_MAX_AGE },
  { name: TRADE_COOKIE, category: 'essential', maxAge: TRADE_MAX_AGE },
  { name: CREDIT_DRAFT_COOKIE, category: 'essential', maxAge: CREDIT_DRAFT_MAX_AGE },
  { name: SERVICE_COOKIE, category: 'essential', maxAge: SERVICE_MAX_AGE },
  { name: RECENT_COOKIE, category: 'functional', maxAge: RECENT_MAX_AGE },
  { name: EXPERIMENTS_COOKIE, category: 'analytics', maxAge: EXPERIMENTS_MAX_AGE },
  { name: ADVERTISING_COOKIE, category: 'targeting', maxAge: ADVERTISING_MAX_AGE },
] as const satisfies readonly RegisteredCookie[];
