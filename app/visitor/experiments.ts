/** What a visitor has seen of the dealership's experiments. */
import type { Stage } from '@rooftop/visits/experiments';

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

/** The stage before each counted one. */
export const STAGE_BEFORE = { shown: 'assigned', sent: 'shown' } as const satisfies Partial<
  Record<Stage, Stage>
>;

/** No arms, for pages that are the same for all visitors. */
export const NO_EXPERIMENTS: VisitorExperiments = { see: async () => [], send: async () => [] };
