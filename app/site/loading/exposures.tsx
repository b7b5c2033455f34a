import { useMatches } from '@remix-run/react';
import { type Assignment, readAssignments } from '@rooftop/visits/experiments';
import { useEffect } from 'react';
import { checkPayloadUrl } from '../../http/check-payload-url.ts';
import { browserCookie } from '../../visitor/browser-cookie.ts';
import { EXPERIMENTS_COOKIE } from '../../visitor/experiments-cookie.ts';
import { currentConsent } from '../../visitor/consent/consent-state.ts';
import { publish } from '../../visitor/tracking/publish.ts';

/** Names of the dealership's experiments that run (spec 7). Empty if they can't be read, which nobody notices. */
async function runningExperiments(): Promise<readonly unknown[]> {
  try {
    const response = await fetch(checkPayloadUrl('/api/experiments'));
    const names: unknown = await response.json();
    return Array.isArray(names) ? names : [];
  } catch {
    return [];
  }
}

/** Publishes that the visitor sees their arm, and has it counted the first time. */
function tell({ experiment, arm, stage }: Assignment): void {
  publish({ kind: 'experimentShown', experiment, arm });
  if (stage !== 'assigned') return;
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ experiment }),
    keepalive: true,
  };
  // One visitor fewer in a report is no reason to disturb them.
  fetch(checkPayloadUrl('/api/experiments'), request).catch(() => undefined);
}

let running: Promise<readonly unknown[]> | undefined;

const experimentsOf = (data: unknown): readonly unknown[] =>
  typeof data === 'object' && data !== null && 'experiments' in data && Array.isArray(data.experiments)
    ? data.experiments
    : [];

async function tellAll(keys: readonly unknown[]): Promise<void> {
  running ??= runningExperiments();
  const names = await running;
  for (const one of readAssignments(browserCookie(EXPERIMENTS_COOKIE)))
    if (keys.includes(one.experiment) && names.includes(one.experiment)) tell(one);
}

/**
 * Publishes the experiments of a page; make one for each. Visitors without consent to analytics have no arm, see the
 * control, and are in no report.
 */
export function Exposures() {
  const keys = experimentsOf(useMatches().at(-1)?.data).join(' ');
  useEffect(() => {
    if (keys !== '' && currentConsent().allowed.includes('analytics')) void tellAll(keys.split(' '));
  }, [keys]);
  return null;
}
