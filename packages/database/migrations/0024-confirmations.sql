-- The mail that confirms a request to the shopper who made it. It has a life of its own: nothing in it touches the lead.

create table lead_confirmations (
  lead uuid primary key references leads (id),
  dealership text not null,
  -- finished words, as packages/leads/confirmations/confirmation.ts describes them
  message jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'not sent')),
  -- why it was not sent; names nobody
  reason text,
  -- HMAC of the normalized e-mail address, and when sending began: what the limits count
  address bytea,
  started_at timestamptz,
  finished_at timestamptz,
  check ((state = 'waiting') = (finished_at is null))
);
create index lead_confirmations_address on lead_confirmations (address, started_at) where address is not null;

-- Addresses that want no such mail from a dealership any more: HMACs of both together.
create table confirmation_stops (
  address bytea primary key,
  stopped_at timestamptz not null default now()
);
