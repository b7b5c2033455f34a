import type { HttpBindings } from '@hono/node-server';
import type { Principal } from '../access/rights/principal.ts';

/** Context of every handler that runs after authentication. */
export interface LakeVariables {
  /** Node's own request. Absent if a test calls the app without a server. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    readonly principal: Principal;
    /** Version of Sanity's API: 'X', '1' or a date. */
    readonly apiVersion: string;
  };
}
