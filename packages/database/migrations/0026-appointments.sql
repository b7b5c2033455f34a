-- Service appointments and test drives that we keep ourselves. Times are UTC. The shopper is in the lead.

create table appointments (
  dealership text not null,
  -- chosen by whoever books, so that booking twice books once
  id uuid not null,
  -- store key; empty: the dealership itself
  store text not null,
  kind text not null check (kind in ('service', 'testDrive')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  status text not null default 'booked' check (status in ('booked', 'cancelled')),
  -- rises with each change, for calendar files
  sequence integer not null default 0,
  -- null: booked, but the lead is not stored yet
  lead uuid references leads (id),
  booked_at timestamptz not null default now(),
  reminded_at timestamptz,
  primary key (dealership, id)
);
create index appointments_booked on appointments (dealership, store, kind, starts_at) where status = 'booked';
