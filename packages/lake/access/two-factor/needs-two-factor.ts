import type { Grant, Principal, Role } from '../rights/principal.ts';

/** A code of the second factor is asked for again after this time, before what is most private. */
const CODE_LASTS_MS = 12 * 60 * 60 * 1000;

/** Returns whether the code of a second factor, entered at this time, still counts. Null means that none was entered. */
export const isFreshCode = (twoFactorAt: Date | null, now: Date): boolean =>
  twoFactorAt !== null && now.getTime() - twoFactorAt.getTime() <= CODE_LASTS_MS;

/** Returns true if one of the grants has a role that needs two-factor sign-in. */
export function needsTwoFactor(roles: readonly Role[], grants: readonly Grant[]): boolean {
  return grants.some(({ role }) => roles.includes(role));
}

/**
 * Returns true if an agency must enter a code in this session before it may write content: it changes whole websites.
 * Administrators may put it off, because the first one writes before there is anything to protect. Robots need none.
 */
export function lacksCodeToWrite(roles: readonly Role[], principal: Principal): boolean {
  const { grants, isRobot, twoFactorAt } = principal;
  const isAgencyAccount = grants.some(({ role }) => role === 'agency');
  return !isRobot && roles.includes('agency') && isAgencyAccount && twoFactorAt === null;
}

/** Returns true if the principal must enter a code in this session before they may manage people. Robots need none. */
export function lacksCode(
  roles: readonly Role[],
  { grants, isRobot, twoFactorAt }: Principal,
  now: Date,
): boolean {
  return !isRobot && needsTwoFactor(roles, grants) && !isFreshCode(twoFactorAt, now);
}
