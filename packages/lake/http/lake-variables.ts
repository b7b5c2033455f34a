import type { HttpBindings } from '@hono/node-server';
import type { Principal } from '../access/principal.ts';

/** What every handler behind the sign-in finds in its context. */
export interface LakeVariables {
  /** Node's own request; absent where a test calls the app without a server */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    readonly principal: Principal;
    /** of Sanity's API: 'X', '1' or a date */
    readonly apiVersion: string;
  };
}
