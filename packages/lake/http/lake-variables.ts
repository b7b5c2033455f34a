import type { Principal } from '../access/principal.ts';

/** What every handler behind the sign-in finds in its context. */
export interface LakeVariables {
  readonly Variables: {
    readonly principal: Principal;
    /** of Sanity's API: 'X', '1' or a date */
    readonly apiVersion: string;
  };
}
