/** Roles in a dealership, from most to least powerful. */
export const ROLES = ['administrator', 'agency', 'editor', 'leadStaff', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** A role in one dealership (its document id), or in all of them ('*'). */
export interface Grant {
  readonly dealership: string;
  readonly role: Role;
}

/** An authenticated user, or a robot with a token. */
export interface Principal {
  readonly id: string;
  readonly name: string;
  /** Null for robots. */
  readonly email: string | null;
  readonly isRobot: boolean;
  readonly grants: readonly Grant[];
}
