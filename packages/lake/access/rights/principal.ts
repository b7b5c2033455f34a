import type { Tenancy } from '../../tenancy.ts';

/** Roles in a tenant, from most to least powerful. */
export const ROLES = ['administrator', 'agency', 'editor', 'leadStaff', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** A role in one tenant (its document id), or in all of them ('*'). */
export interface Grant {
  readonly tenant: string;
  readonly role: Role;
}

/** A user, or a robot with a token. */
export interface Member {
  readonly id: string;
  readonly name: string;
  /** Null for robots. */
  readonly email: string | null;
  readonly isRobot: boolean;
  readonly grants: readonly Grant[];
}

/** An authenticated member, and how documents belong to the tenants of their grants. */
export interface Principal extends Member {
  /** When they entered a second factor in this session. Null if they did not, and for robots. */
  readonly twoFactorAt: Date | null;
  readonly tenancy: Tenancy;
}
