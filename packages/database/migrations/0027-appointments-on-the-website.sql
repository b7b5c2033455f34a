-- Appointments that the website books, moves and cancels. The lead may be deleted: the time stays taken.
alter table appointments drop constraint appointments_lead_fkey;
alter table appointments add foreign key (lead) references leads (id) on delete set null;
create index appointments_lead on appointments (lead) where lead is not null;

-- null: booked, but its lead is not stored yet
alter table appointments add column confirmed_at timestamptz;
update appointments set confirmed_at = booked_at where lead is not null;

-- kept in the dealership's CRM; this row only says where and whose it is
alter table appointments add column in_crm boolean not null default false;

-- IANA name, of the store
alter table appointments add column time_zone text not null default 'America/New_York';
alter table appointments alter column time_zone drop default;

-- the mail of the day before, in the shopper's language; it says nothing about them
alter table appointments add column reminder jsonb;
create index appointments_to_remind on appointments (starts_at) where status = 'booked' and reminded_at is null;

-- A visitor's way through the service form, found by a random id that only their browser has.
create table service_drafts (
  id uuid primary key,
  -- document id
  dealership text not null,
  -- the id that the appointment gets; not the draft's, because calendar files show it
  appointment uuid not null,
  -- store key; empty: the dealership itself
  store text not null default '',
  -- year, make and model; null before the visitor said
  vehicle jsonb,
  op_codes text[] not null default '{}',
  starts_at timestamptz,
  -- the lead that it became
  lead uuid references leads (id) on delete set null,
  changed_at timestamptz not null default now()
);
create index service_drafts_changed on service_drafts (changed_at);
create index service_drafts_lead on service_drafts (lead) where lead is not null;
