-- Two-factor sign-in: one authenticator app per user.
create table lake_two_factor (
  user_id text primary key references lake_users (id) on delete cascade,
  -- sealed with the lake's key
  secret bytea not null,
  -- 30-second step of the last accepted code; only codes of later steps are accepted
  last_step bigint not null,
  turned_on_at timestamptz not null
);

-- Unused recovery codes, as keyed hashes.
create table lake_recovery_codes (
  user_id text not null references lake_two_factor (user_id) on delete cascade,
  hash bytea not null,
  primary key (user_id, hash)
);

-- Audit log.
create table lake_two_factor_events (
  id bigint generated always as identity primary key,
  user_id text not null references lake_users (id) on delete cascade,
  event text not null check (event in ('on', 'off', 'reset', 'recoveryCode', 'newCodes')),
  at timestamptz not null
);
create index lake_two_factor_events_user on lake_two_factor_events (user_id, at);

-- When the session's user last entered a code. Null: only a password.
alter table lake_sessions add column two_factor_at timestamptz;

-- 'code': the password was right, the code is missing. 'settings': both were right, or two-factor sign-in is off.
-- 'stepUp': a session of this user waits for a code.
alter table lake_tickets add column two_factor_at timestamptz;
alter table lake_tickets drop constraint lake_tickets_kind_check;
alter table lake_tickets drop constraint lake_tickets_check;
alter table lake_tickets drop constraint lake_tickets_check1;
alter table lake_tickets add check (kind in ('sid', 'stream', 'password', 'code', 'settings', 'stepUp'));
alter table lake_tickets add check ((kind = 'stream') = (user_id is null));
alter table lake_tickets add check ((kind in ('stream', 'stepUp')) = (token_hash is not null));
