-- Worker processes that are alive, by the name under which they lock jobs. Jobs locked by anybody else are free.

create table workers (
  id text primary key,
  seen_at timestamptz not null default now()
);
