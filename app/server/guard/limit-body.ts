import { BUDGETS } from '@rooftop/budgets/budgets';
import { callerKey } from '@rooftop/budgets/caller-key';
import { createShares, type ShareOwner, type ShareRefusal } from '@rooftop/budgets/shares';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { bodyLimit } from 'hono/body-limit';
import { parsePageUrl } from '#app/http/page-request.ts';
import type { Refuse, RefusalStatus } from '../responses/refusal.ts';
import type { WebContext, WebMiddleware } from '../site-request.ts';

const MAX_FORM = BUDGETS.formBytes.each;
/** Paths without the language that accept files, with a job application. */
const TAKES_FILES = /^\/our-company\/careers(?:\/[^/]+)?$/;
/** Path without the language that accepts photos, of a car to trade in. */
const TAKES_PHOTOS = '/sell-trade-my-car/your-vehicle';

/** Maximum bytes that a path accepts. */
function limitOf(path: string): number {
  if (path === TAKES_PHOTOS) return BUDGETS.photoBytes.each;
  return TAKES_FILES.test(path) ? BUDGETS.resumeBytes.each : MAX_FORM;
}

/** Bytes of a body. Null if it comes in chunks, which don't say how many. */
function lengthOf({ req }: WebContext): number | null {
  if (req.header('transfer-encoding') !== undefined) return null;
  return Number.parseInt(req.header('content-length') ?? '0', 10);
}

/** A used-up share of one address concerns its users only. All other shares are the platform's. */
const statusOf = ({ scope }: ShareRefusal): RefusalStatus => (scope === 'caller' ? 429 : 503);

interface BodyLimitOptions {
  readonly refuse: Refuse;
  /** Finds a dealership's phone number, for the page that says why a body was refused. E.164, or null. */
  readonly findPhone: (dealership: Dealership) => Promise<string | null>;
}

/**
 * Refuses writes that are too large, and shares what is being received among those who send it. Nothing of a file or
 * photo is read here: the page's action first looks at cookie, step and rate.
 */
export function limitBody({ refuse, findPhone }: BodyLimitOptions): WebMiddleware {
  const forms = createShares(BUDGETS.formBytes);
  const uploads = createShares(BUDGETS.uploads);
  const uploadBytes = createShares(BUDGETS.uploadBytes);

  /** Takes what a body needs. Returns how to give it back, or why it is refused. */
  function take(bytes: number, owner: ShareOwner): ShareRefusal | (() => void) {
    if (bytes <= MAX_FORM) return forms.take(owner, bytes) ?? (() => forms.release(owner, bytes));
    const refused = uploads.take(owner) ?? uploadBytes.refusal(owner, bytes);
    if (refused !== undefined) {
      if (refused.scope !== 'caller') uploads.release(owner);
      return refused;
    }
    uploadBytes.charge(owner, bytes);
    return () => {
      uploads.release(owner);
      uploadBytes.release(owner, bytes);
    };
  }

  return async (c, next) => {
    const { dealership, ipAddress } = c.get('siteRequest');
    const { languages } = dealership;
    const answer = async (status: RefusalStatus) => {
      const site = { ...dealership, phone: status < 500 ? await findPhone(dealership) : null };
      return refuse(status, {}, { path: c.req.path, languages, site });
    };
    const limit = limitOf(parsePageUrl(c.req.path, languages).path);
    const length = lengthOf(c);
    if (length === null && limit > MAX_FORM) return answer(411);
    if ((length ?? 0) > limit) return answer(413);
    const taken = take(length ?? MAX_FORM, { tenant: dealership.id, caller: callerKey(ipAddress ?? '') });
    if (typeof taken !== 'function') return answer(statusOf(taken));
    try {
      return length === null
        ? await bodyLimit({ maxSize: MAX_FORM, onError: () => answer(413) })(c, next)
        : await next();
    } finally {
      taken();
    }
  };
}
