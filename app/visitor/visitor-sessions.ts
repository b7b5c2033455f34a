import { randomUUID } from 'node:crypto';
import type { Pool } from '@rooftop/database/pool';
import { findLatestContact, findLatestLead } from '@rooftop/leads/visitors/find-latest-lead';
import { forgetProfile, forgetVisitor } from '@rooftop/leads/visitors/forget-visitor';
import { findVisitor, type StoredVisitor, rememberVisitor } from '@rooftop/leads/visitors/stored-visitors';
import { isAnotherPerson } from '@rooftop/leads/visitors/is-another-person';
import { verifyLeads } from '@rooftop/leads/phone/verify-leads';
import { UNKNOWN_VISITOR } from '@rooftop/leads/visitor';
import { parse } from 'hono/utils/cookie';
import { readAdvertising } from './advertising.ts';
import { cookieHeader } from './cookie-header.ts';
import { trackingOf, type VisitorConsent } from './tracking.ts';
import {
  LEAD_COOKIE,
  printIdentity,
  readIdentity,
  VISITOR_COOKIE,
  VISITOR_MAX_AGE,
} from './visitor-cookie.ts';
import type { VisitorSession } from './visitor-session.ts';

interface VisitorSessionsOptions {
  readonly pool: Pool;
  /** For the purpose visitor-cookie. */
  readonly key: Buffer;
  /** Whether cookies are sent over https only. */
  readonly secureCookies: boolean;
}

/** The circumstances of a request. */
interface VisitorSessionContext extends VisitorConsent {
  /** Document id. */
  readonly dealership: string;
  /** Called if the database fails. The visitor gets the page without it. */
  readonly report: (error: unknown) => void;
}

export interface VisitorSessions {
  /** @param cookies Cookie header */
  open(cookies: string | null, meeting: VisitorSessionContext): VisitorSession;
}

/** Creates the sessions that recognize visitors by their cookies. */
export function createVisitorSessions({ pool, key, secureCookies }: VisitorSessionsOptions): VisitorSessions {
  const attributes = { maxAge: VISITOR_MAX_AGE, secure: secureCookies };

  return {
    open(cookies, { dealership, consent, cookieTier, report }) {
      const sent = cookies === null ? {} : parse(cookies);
      let identity = readIdentity(key, dealership, sent[VISITOR_COOKIE]);
      const mayBeNamed = consent.includes('functional');
      let found: Promise<StoredVisitor | null> | undefined;
      const find = () => {
        if (identity === null) return null;
        found ??= findVisitor(pool, { dealership, id: identity.id }).catch((error: unknown) => {
          report(error);
          return null;
        });
        return found;
      };

      return {
        get id() {
          return identity?.id ?? null;
        },
        get isLead() {
          return identity?.isLead ?? false;
        },
        advertising: consent.includes('targeting') ? readAdvertising(sent) : {},
        tracking: trackingOf(sent, { consent, cookieTier }, Date.now()),
        profile: async () => (mayBeNamed ? (await find())?.profile : undefined) ?? UNKNOWN_VISITOR,
        hasUnlockedInventory: async () => (await find())?.hasUnlockedInventory ?? false,
        hasUnlockedPrices: async () => (await find())?.hasUnlockedPrices ?? false,
        async latestLead() {
          if (identity === null) return null;
          return findLatestLead(pool, { dealership, id: identity.id }).catch((error: unknown) => {
            report(error);
            return null;
          });
        },
        async isAnother(person) {
          if (identity === null) return false;
          const profile = mayBeNamed ? (await find())?.profile : undefined;
          if (profile !== undefined && isAnotherPerson(profile, person)) return true;
          const latest = await findLatestContact(pool, { dealership, id: identity.id }).catch(
            (error: unknown) => {
              report(error);
              return null;
            },
          );
          return latest !== null && isAnotherPerson(latest, person);
        },
        identify() {
          identity ??= { id: randomUUID(), isLead: false };
          return identity.id;
        },
        async remember(change) {
          const isStanding = change.isLead === true || change.isHeld === true;
          if (!isStanding && !mayBeNamed) return [];
          identity = {
            id: identity?.id ?? randomUUID(),
            isLead: change.isLead === true || identity?.isLead === true,
          };
          found = undefined;
          await rememberVisitor(pool, { dealership, id: identity.id }, change, mayBeNamed).catch(report);
          const value = printIdentity(key, dealership, identity);
          return [
            cookieHeader(VISITOR_COOKIE, value, { ...attributes, httpOnly: true }),
            ...(change.sentAdf === true ? [cookieHeader(LEAD_COOKIE, '1', attributes)] : []),
          ];
        },
        async verifyPhone(phone) {
          if (identity === null) return;
          await verifyLeads(pool, { dealership, visitor: identity.id, phone }).catch(report);
        },
        async forgetProfile() {
          if (identity === null) return;
          found = undefined;
          await forgetProfile(pool, { dealership, id: identity.id }).catch(report);
        },
        async forget() {
          if (identity !== null) await forgetVisitor(pool, { dealership, id: identity.id });
          identity = null;
          found = undefined;
        },
      };
    },
  };
}
