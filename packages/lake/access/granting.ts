import type { Grant, Principal, Role } from './principal.ts';
import { dealershipsWith, holds, isAdministrator } from './rights.ts';

/** What an agency may give and take in its own dealerships. */
const AGENCY_GIVES: readonly Role[] = ['editor', 'leadStaff', 'viewer'];

/** Dealerships whose people the principal manages; '*' for all. */
export function managedDealerships(principal: Principal): string[] | '*' {
  return isAdministrator(principal) ? '*' : dealershipsWith(principal, ['agency']);
}

/**
 * Why the principal may not set (or with role null take away) somebody's role in a dealership; null when he may.
 * Administrators manage everybody but themselves; agencies give the lesser roles in their own dealerships, and
 * leave alone whoever is an agency there.
 */
export function refuseGrant(
  principal: Principal,
  somebody: Pick<Principal, 'id' | 'grants'>,
  { dealership, role }: { readonly dealership: string; readonly role: Role | null },
): string | null {
  if (somebody.id === principal.id) return 'Nobody changes his own role.';
  if (role === 'administrator' && dealership !== '*') return 'Administrators hold every dealership.';
  if (isAdministrator(principal)) return null;
  if (dealership === '*' || !holds(principal, dealership, ['agency'])) {
    return 'You may manage people of your own dealerships only.';
  }
  if (role !== null && !AGENCY_GIVES.includes(role)) {
    return 'Agencies may invite editors, lead staff and viewers.';
  }
  const current = somebody.grants.find((grant) => grant.dealership === dealership);
  return current === undefined || AGENCY_GIVES.includes(current.role)
    ? null
    : 'Only administrators change the role of an agency.';
}

/** The grants that the principal may know of: those in dealerships whose people he manages. */
export function managedGrants(principal: Principal, grants: readonly Grant[]): Grant[] {
  const managed = managedDealerships(principal);
  return grants.filter(({ dealership }) => managed === '*' || managed.includes(dealership));
}
