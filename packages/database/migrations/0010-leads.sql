-- Leads, the proof of what was consented to, and what became of each on its way. Money is integer cents, times are UTC.

create table leads (
  id uuid primary key,
  number bigint generated always as identity unique,
  dealership text not null,
  form text not null,
  topic text,
  state text not null check (state in ('accepted', 'quarantined')),
  suspicion text,
  is_test boolean not null default false,
  accepted_at timestamptz not null default now(),
  -- as packages/leads/lead.ts describes them
  content jsonb not null,
  circumstances jsonb not null,
  vendor jsonb not null,
  -- decided when it was accepted; of a quarantined lead, what will be done when it is released
  destinations jsonb not null,
  -- A lead that was released keeps the reason for which it was held back.
  check (state <> 'quarantined' or suspicion is not null)
);
create index leads_dealership on leads (dealership, number desc);

-- One row per lead with a telephone number. Nothing updates or deletes it.
create table lead_consents (
  lead uuid primary key references leads (id),
  text_version text not null,
  wording text not null,
  is_checked boolean,
  phone text,
  page text not null,
  ip_address text,
  user_agent text,
  given_at timestamptz not null default now()
);

-- What makes a second submit the same lead: an HMAC, good until it expires.
create table lead_keys (
  key bytea primary key,
  -- The key is claimed first, so that only one of several at once goes on to store a lead.
  lead uuid not null references leads (id) deferrable initially deferred,
  expires_at timestamptz not null
);
create index lead_keys_expiry on lead_keys (expires_at);

create table lead_files (
  lead uuid primary key references leads (id),
  name text not null,
  type text not null,
  bytes bytea not null
);

-- A lead's way to one destination.
create table deliveries (
  id uuid primary key,
  lead uuid not null references leads (id),
  dealership text not null,
  -- as packages/leads/destination.ts describes it; null: nobody had said where leads go, so it is dead from the start
  destination jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((state = 'waiting') = (finished_at is null)),
  check (destination is not null or state = 'dead')
);
create index deliveries_lead on deliveries (lead);
create index deliveries_unfinished on deliveries (dealership, created_at) where state <> 'delivered';

-- Every attempt, for staff to read: no personal data in `detail`.
create table delivery_attempts (
  delivery uuid not null references deliveries (id),
  attempt integer not null,
  at timestamptz not null default now(),
  outcome text not null check (outcome in ('delivered', 'failed', 'dead')),
  detail text,
  primary key (delivery, attempt)
);
