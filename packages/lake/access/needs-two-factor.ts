import type { Grant, Role } from './principal.ts';

/** Returns true if one of the grants has a role that needs two-factor sign-in. */
export function needsTwoFactor(roles: readonly Role[], grants: readonly Grant[]): boolean {
  return grants.some(({ role }) => roles.includes(role));
}
