-- Who may sign in to the lake, and what for. Secrets are stored as hashes only.

create table lake_users (
  id text primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text not null,
  -- made by somebody else and printed once: the person chooses an own one at the first sign-in
  password_is_temporary boolean not null default false,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);

-- A robot that was revoked keeps its row, so that history still knows the author's name.
create table lake_robots (
  id text primary key,
  name text not null unique,
  token_hash bytea unique,
  expires_at timestamptz,
  created_at timestamptz not null default now()
);

create table lake_sessions (
  token_hash bytea primary key,
  user_id text not null references lake_users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- however active the person is, the session ends here
  ends_at timestamptz not null
);
create index lake_sessions_user on lake_sessions (user_id);
create index lake_sessions_expiry on lake_sessions (expires_at);

-- One-time keys: 'sid' hands a fresh session to the Studio, 'stream' signs in one redirected stream,
-- 'password' lets a person who signed in with a temporary password choose an own one.
create table lake_tickets (
  hash bytea primary key,
  kind text not null check (kind in ('sid', 'stream', 'password')),
  user_id text references lake_users (id) on delete cascade,
  -- of a stream: the token it was issued for, so that it ends with it
  token_hash bytea,
  expires_at timestamptz not null,
  check ((kind = 'stream') = (user_id is null)),
  check ((kind = 'stream') = (token_hash is not null))
);
create index lake_tickets_expiry on lake_tickets (expires_at);

-- Failed sign-ins per account and per address; the key is a hash, so no addresses are kept here.
create table lake_sign_in_failures (
  key text primary key,
  failures integer not null,
  last_failed_at timestamptz not null,
  locked_until timestamptz not null
);

-- What the Studio remembers for a person.
create table lake_user_values (
  user_id text not null references lake_users (id) on delete cascade,
  key text not null,
  value json,
  primary key (user_id, key)
);

-- A principal's role in one dealership (its document id) or in all ('*'). Read by the website's desk as well.
create table grants (
  principal text not null,
  dealership text not null,
  role text not null check (role in ('administrator', 'agency', 'editor', 'leadStaff', 'viewer')),
  created_at timestamptz not null default now(),
  primary key (principal, dealership),
  check (role <> 'administrator' or dealership = '*')
);
create index grants_dealership on grants (dealership);

-- Every dealership id that was ever taken. An id is never given to somebody else again: whoever holds it may
-- read the history of what was written under it.
create table lake_dealership_ids (
  id text primary key,
  created_by text not null,
  created_at timestamptz not null default now()
);
