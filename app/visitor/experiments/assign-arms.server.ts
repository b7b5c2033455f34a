import { setTimeout } from 'node:timers/promises';
import type { Content } from '@rooftop/content/content';
import { assign, CONTROL, printAssignments } from '@rooftop/platform/experiments/experiments';
import type { ArmsCookie } from './arms-cookie.server.ts';
import { readVisitor } from '../read-visitor.ts';
import { asksForPage } from '#app/http/asks-for-page.ts';
import type { WebMiddleware } from '#app/server/site-request.ts';

/**
 * Milliseconds to wait for the experiments. After that the visitor sees the control: requests must not pile up here, before
 * the limit of pages that are rendered at once.
 */
const PATIENCE_MS = 50;

/**
 * Middleware that gives visitors their arms before their page is made, so that nothing changes while they look at it.
 * Only with consent to analytics: everyone else sees the control and gets no cookie. An arm that isn't signed is drawn
 * anew.
 */
export function createArmAssignment(
  content: Pick<Content, 'forDealership'>,
  armsCookie: ArmsCookie,
): WebMiddleware {
  return async function assignArms({ env: { incoming, outgoing }, get }, next) {
    const siteRequest = get('siteRequest');
    const { cookie, 'sec-gpc': gpc } = incoming.headers;
    if (!asksForPage(incoming)) return next();
    if (!readVisitor({ cookie, gpc }, siteRequest.dealership).consent.includes('analytics')) return next();
    const { id, languages } = siteRequest.dealership;
    const own = content.forDealership(id, { language: languages[0] ?? 'en' });
    // From memory, except when the process has just started or an experiment was changed.
    const running = await Promise.race([own.experiments().catch(() => []), setTimeout(PATIENCE_MS, [])]);
    if (running.length === 0) return next();
    const sent = armsCookie.read(id, cookie);
    const assigned = assign(running, sent, Math.random);
    if (printAssignments(assigned) !== printAssignments(sent))
      outgoing.appendHeader('Set-Cookie', armsCookie.print(id, assigned));
    siteRequest.arms = Object.fromEntries(
      assigned.filter(({ arm }) => arm !== CONTROL).map(({ experiment, arm }) => [experiment, arm]),
    );
    return next();
  };
}
