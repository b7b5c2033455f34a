-- Browsers with which somebody has signed in; only hashes of their cookies are kept.
create table lake_devices (
  hash bytea not null,
  user_id text not null references lake_users (id) on delete cascade,
  used_at timestamptz not null,
  primary key (hash, user_id)
);
create index lake_devices_used on lake_devices (used_at);
