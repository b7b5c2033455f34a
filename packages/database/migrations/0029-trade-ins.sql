-- A lead may have several files: the photos of a trade-in.
alter table lead_files drop constraint lead_files_pkey;
alter table lead_files add column position smallint not null default 0;
alter table lead_files add primary key (lead, position);

-- A visitor's way through the trade-in form, found by a random id that only their browser has.
create table trade_ins (
  id uuid primary key,
  -- document id
  dealership text not null,
  -- the car as the visitor described it; null before they did
  car jsonb,
  -- what was entered, by question id
  given jsonb not null default '{}',
  -- as made by packages/trade; null until the questions are answered, and after an answer changed
  offer jsonb,
  -- the lead that it became
  lead uuid references leads (id) on delete set null,
  changed_at timestamptz not null default now()
);
create index trade_ins_changed on trade_ins (changed_at);
create index trade_ins_lead on trade_ins (lead) where lead is not null;

create table trade_in_photos (
  trade_in uuid not null references trade_ins (id) on delete cascade,
  position smallint not null check (position between 1 and 8),
  -- JPEG without camera metadata
  bytes bytea not null,
  -- data URL of a small version
  thumbnail text not null,
  primary key (trade_in, position)
);
