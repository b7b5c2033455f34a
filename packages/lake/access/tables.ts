/** Drizzle definitions of the tables in 0002-lake-access.sql. */
import {
  boolean,
  customType,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { ROLES } from './principal.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true });

export const lakeUsers = pgTable('lake_users', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  passwordIsTemporary: boolean('password_is_temporary').notNull().default(false),
  disabledAt: time('disabled_at'),
  /** When the owner last proved that they read email to the address, or null if never. */
  emailVerifiedAt: time('email_verified_at'),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const lakeRobots = pgTable('lake_robots', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  tokenHash: bytea('token_hash'),
  expiresAt: time('expires_at'),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const lakeSessions = pgTable('lake_sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: text('user_id').notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  endsAt: time('ends_at').notNull(),
});

export const lakeTickets = pgTable('lake_tickets', {
  hash: bytea('hash').primaryKey(),
  kind: text('kind', { enum: ['sid', 'stream', 'password'] }).notNull(),
  userId: text('user_id'),
  tokenHash: bytea('token_hash'),
  expiresAt: time('expires_at').notNull(),
});

export const lakeSignInFailures = pgTable('lake_sign_in_failures', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailedAt: time('last_failed_at').notNull(),
  lockedUntil: time('locked_until').notNull(),
});

export const lakeDevices = pgTable(
  'lake_devices',
  {
    hash: bytea('hash').notNull(),
    userId: text('user_id').notNull(),
    usedAt: time('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.userId] })],
);

export const lakeInvitations = pgTable('lake_invitations', {
  hash: bytea('hash').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  tenant: text('tenant').notNull(),
  role: text('role', { enum: ROLES }).notNull(),
  invitedBy: text('invited_by').notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  acceptedAt: time('accepted_at'),
});

export const lakeUserValues = pgTable(
  'lake_user_values',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    value: json('value').$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export const grants = pgTable(
  'grants',
  {
    principal: text('principal').notNull(),
    tenant: text('tenant').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.principal, table.tenant] })],
);

export const lakeTenantIds = pgTable('lake_tenant_ids', {
  id: text('id').primaryKey(),
  createdBy: text('created_by').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
