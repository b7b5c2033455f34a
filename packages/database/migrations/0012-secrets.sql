-- Secrets of dealerships (pixel token, key of a CRM): encrypted, written by people and read by workers only.

create table dealership_secrets (
  dealership text not null,
  name text not null,
  sealed bytea not null,
  set_at timestamptz not null default now(),
  primary key (dealership, name)
);
