import { type Grant, type Member, type Role, ROLES } from './principal.ts';
import { tenantsWith, hasRole, isAdministrator } from './rights.ts';

/** Roles that an agency may grant and revoke in its own tenants. */
const AGENCY_GIVES: readonly Role[] = ['editor', 'leadStaff', 'viewer'];

/** Returns the tenants whose users the principal manages, or '*' for all. */
export function managedTenants(principal: Pick<Member, 'grants'>): string[] | '*' {
  return isAdministrator(principal) ? '*' : tenantsWith(principal, ['agency']);
}

/** Returns true if the principal manages the users of this tenant. '*' stands for all tenants. */
export function managesTenant(principal: Pick<Member, 'grants'>, tenant: string): boolean {
  const managed = managedTenants(principal);
  return managed === '*' || managed.includes(tenant);
}

/**
 * Returns why the principal may not set someone's role in a tenant (or revoke it, if role is null), or null if
 * they may. Administrators manage everyone but themselves. Agencies grant lesser roles in their own tenants, but
 * cannot change other agencies there.
 */
export function explainGrantRefusal(
  principal: Pick<Member, 'id' | 'grants'>,
  somebody: Pick<Member, 'id' | 'grants'>,
  { tenant, role }: { readonly tenant: string; readonly role: Role | null },
): string | null {
  if (somebody.id === principal.id) return 'You cannot change your own role.';
  if (role === 'administrator' && tenant !== '*') return 'Administrators always have access to everything.';
  if (isAdministrator(principal)) return null;
  if (tenant === '*' || !hasRole(principal, tenant, ['agency'])) {
    return 'You can only manage users where you have the role of an agency.';
  }
  if (role !== null && !AGENCY_GIVES.includes(role)) {
    return 'Agencies may invite editors, lead staff and viewers.';
  }
  const current = somebody.grants.find((grant) => grant.tenant === tenant);
  return current === undefined || AGENCY_GIVES.includes(current.role)
    ? null
    : 'Only administrators may change the role of an agency.';
}

/** Returns the roles that the principal may give to somebody new in a tenant. */
export function givableRoles(principal: Pick<Member, 'id' | 'grants'>, tenant: string): Role[] {
  const somebody = { id: '', grants: [] };
  return ROLES.filter((role) => explainGrantRefusal(principal, somebody, { tenant, role }) === null);
}

/**
 * Returns why the principal may not reset someone's password or second factor, or null if they may. It works on the
 * account as a whole, so an agency must manage every role of it.
 */
export function explainResetRefusal(
  principal: Pick<Member, 'id' | 'grants'>,
  somebody: Pick<Member, 'id' | 'grants'>,
): string | null {
  if (somebody.id === principal.id) return 'Change your own password and second factor at the sign-in.';
  if (isAdministrator(principal)) return null;
  const isManaged = ({ tenant }: Grant) =>
    explainGrantRefusal(principal, somebody, { tenant, role: null }) === null;
  return somebody.grants.length > 0 && somebody.grants.every(isManaged)
    ? null
    : 'They also have a role that you do not manage. Ask an administrator.';
}

/** Returns the grants that the principal may see: those in tenants whose users they manage. */
export function managedGrants(principal: Pick<Member, 'grants'>, grants: readonly Grant[]): Grant[] {
  const managed = managedTenants(principal);
  return grants.filter(({ tenant }) => managed === '*' || managed.includes(tenant));
}
