import type { DealershipContent } from '@rooftop/content/content';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { localDate } from '@rooftop/tenancy/calendar';
import type { ConsentCategory } from '@rooftop/visits/consent';
import { hasArm } from '@rooftop/visits/experiments';
import type { ArmsCookie } from '../visitor/arms-cookie.server.ts';
import { STAGE_BEFORE, type VisitorExperiments } from '../visitor/experiments.ts';
import type { ArmCounts } from './experiments.ts';

export interface VisitorExperimentsOptions {
  readonly counts: ArmCounts;
  readonly dealership: Dealership;
  readonly content: Pick<DealershipContent, 'experiments'>;
  readonly consent: readonly ConsentCategory[];
  /** Cookie header. */
  readonly cookies: string | null;
  readonly armsCookie: ArmsCookie;
  readonly report: (error: unknown) => void;
}

/** The experiments of one visitor, by their cookie. A visitor is counted once at most in each stage. */
export function createVisitorExperiments(options: VisitorExperimentsOptions): VisitorExperiments {
  const { counts, dealership, content, consent, cookies, armsCookie, report } = options;

  /** Moves the visitor on in the experiments that they are ready for. */
  async function move(
    to: 'shown' | 'sent',
    isMeant: (experiment: string) => boolean,
  ): Promise<readonly string[]> {
    if (!consent.includes('analytics')) return [];
    const sent = armsCookie.read(dealership.id, cookies);
    const ready = sent.filter(({ experiment, stage }) => stage === STAGE_BEFORE[to] && isMeant(experiment));
    if (ready.length === 0) return [];
    const running = await content.experiments();
    const counted = ready.filter(({ experiment, arm }) =>
      running.some((one) => one.key === experiment && hasArm(one, arm)),
    );
    if (counted.length === 0) return [];
    const day = localDate(dealership.timeZone, new Date());
    await counts.add({ dealership: dealership.id, arms: counted, kind: to, day });
    const moved = sent.map((one) => (counted.includes(one) ? { ...one, stage: to } : one));
    return [armsCookie.print(dealership.id, moved)];
  }

  return {
    see: (experiments) => move('shown', (one) => experiments.includes(one)),
    send: () =>
      move('sent', () => true).catch((error: unknown) => {
        report(error);
        return [];
      }),
  };
}
