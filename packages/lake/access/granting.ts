import type { Grant, Principal, Role } from './principal.ts';
import { dealershipsWith, hasRole, isAdministrator } from './rights.ts';

/** Roles that an agency may grant and revoke in its own dealerships. */
const AGENCY_GIVES: readonly Role[] = ['editor', 'leadStaff', 'viewer'];

/** Returns the dealerships whose users the principal manages, or '*' for all. */
export function managedDealerships(principal: Principal): string[] | '*' {
  return isAdministrator(principal) ? '*' : dealershipsWith(principal, ['agency']);
}

/**
 * Returns why the principal may not set someone's role in a dealership (or revoke it, if role is null), or null if
 * they may. Administrators manage everyone but themselves. Agencies grant lesser roles in their own dealerships, but
 * cannot change other agencies there.
 */
export function explainGrantRefusal(
  principal: Principal,
  somebody: Pick<Principal, 'id' | 'grants'>,
  { dealership, role }: { readonly dealership: string; readonly role: Role | null },
): string | null {
  if (somebody.id === principal.id) return 'You cannot change your own role.';
  if (role === 'administrator' && dealership !== '*')
    return 'Administrators always have access to every dealership.';
  if (isAdministrator(principal)) return null;
  if (dealership === '*' || !hasRole(principal, dealership, ['agency'])) {
    return 'You can only manage users of your own dealerships.';
  }
  if (role !== null && !AGENCY_GIVES.includes(role)) {
    return 'Agencies may invite editors, lead staff and viewers.';
  }
  const current = somebody.grants.find((grant) => grant.dealership === dealership);
  return current === undefined || AGENCY_GIVES.includes(current.role)
    ? null
    : 'Only administrators may change the role of an agency.';
}

/** Returns the grants that the principal may see: those in dealerships whose users they manage. */
export function managedGrants(principal: Principal, grants: readonly Grant[]): Grant[] {
  const managed = managedDealerships(principal);
  return grants.filter(({ dealership }) => managed === '*' || managed.includes(dealership));
}
