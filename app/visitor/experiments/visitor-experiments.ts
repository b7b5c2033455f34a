/** What a visitor has seen of the dealership's experiments, by their cookie. */
import { countStage, type StageCounting } from '@rooftop/platform/experiments/count-stage';
import type { ConsentCategory } from '@rooftop/visits/consent';
import type { ArmsCookie } from './arms-cookie.server.ts';

export interface VisitorExperiments {
  /**
   * The visitor has seen their arms of these experiments, each of which is counted the first time.
   * @returns values of Set-Cookie headers
   */
  see(experiments: readonly string[]): Promise<readonly string[]>;
  /**
   * The visitor has sent a request, which is counted for the arms they saw before, the first time. Never rejects,
   * because an accepted lead stays accepted whether or not it is counted.
   * @returns values of Set-Cookie headers
   */
  send(): Promise<readonly string[]>;
}

/** No arms, for pages that are the same for all visitors. */
export const NO_EXPERIMENTS: VisitorExperiments = { see: async () => [], send: async () => [] };

interface VisitorExperimentsOptions extends StageCounting {
  readonly consent: readonly ConsentCategory[];
  /** Cookie header. */
  readonly cookies: string | null;
  readonly armsCookie: ArmsCookie;
  readonly report: (error: unknown) => void;
}

/** The experiments of one visitor. Only visitors who allow analytics are counted. */
export function createVisitorExperiments(options: VisitorExperimentsOptions): VisitorExperiments {
  const { dealership, consent, cookies, armsCookie, report } = options;

  async function count(
    stage: 'shown' | 'sent',
    isMeant: (experiment: string) => boolean,
  ): Promise<readonly string[]> {
    if (!consent.includes('analytics')) return [];
    const assignments = armsCookie.read(dealership.id, cookies);
    const counted = await countStage(options, assignments, stage, isMeant);
    return counted === null ? [] : [armsCookie.print(dealership.id, counted)];
  }

  return {
    see: (experiments) => count('shown', (one) => experiments.includes(one)),
    send: () =>
      count('sent', () => true).catch((error: unknown) => {
        report(error);
        return [];
      }),
  };
}
