import { useMatches } from '#app/framework.ts';
import { readAssignments } from '@rooftop/platform/experiments/experiments';
import { useEffect } from 'react';
import { checkPayloadUrl } from '#app/http/check-payload-url.ts';
import { browserCookie } from '../browser-cookie.ts';
import { EXPERIMENTS_COOKIE } from './experiments-cookie.ts';
import { currentConsent } from '../consent/consent-state.ts';
import { publish } from '../tracking/publish.ts';

/** Names of the dealership's experiments that run (spec 7). Empty if they can't be read; the page works without them. */
async function runningExperiments(): Promise<readonly unknown[]> {
  try {
    const response = await fetch(checkPayloadUrl('/api/experiments'));
    const names: unknown = await response.json();
    return Array.isArray(names) ? names : [];
  } catch {
    return [];
  }
}

/** Has it counted that the visitor sees their arms for the first time. */
function count(experiments: readonly string[]): void {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    // All at once: each answer replaces the cookie.
    body: JSON.stringify({ experiments }),
    keepalive: true,
  };
  // One visitor fewer in a report is no reason to disturb them.
  fetch(checkPayloadUrl('/api/experiments'), request).catch(() => undefined);
}

let running: Promise<readonly unknown[]> | undefined;

/** Arms in which the page was rendered, by experiment. */
function armsOf(data: unknown): ReadonlyMap<string, unknown> {
  const arms = typeof data === 'object' && data !== null && 'arms' in data ? data.arms : null;
  return new Map(typeof arms === 'object' && arms !== null ? Object.entries(arms) : []);
}

async function tellAll(arms: ReadonlyMap<string, unknown>): Promise<void> {
  running ??= runningExperiments();
  const names = await running;
  // The server falls back to the control, whatever the visitor's arm, while it doesn't know the experiments.
  const seen = readAssignments(browserCookie(EXPERIMENTS_COOKIE)).filter(
    ({ experiment, arm }) => names.includes(experiment) && arms.get(experiment) === arm,
  );
  for (const { experiment, arm } of seen) publish({ kind: 'experimentShown', experiment, arm });
  const unseen = seen.filter(({ stage }) => stage === 'assigned').map(({ experiment }) => experiment);
  if (unseen.length > 0) count(unseen);
}

/**
 * Publishes the experiments of a page; make one for each. Visitors without consent to analytics have no arm, see the
 * control, and are in no report.
 */
export function Exposures() {
  const arms = armsOf(useMatches().at(-1)?.data);
  const key = JSON.stringify([...arms]);
  useEffect(() => {
    if (arms.size > 0 && currentConsent().allowed.includes('analytics')) void tellAll(arms);
    // oxlint-disable-next-line react/exhaustive-deps -- the key says the same
  }, [key]);
  return null;
}
