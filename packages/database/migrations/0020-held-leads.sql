-- Forms that come in numbers, and leads that are held back because of it.

-- How many forms a dealership got in each minute of the last hours: numbers alone.

create table form_minutes (
  dealership text not null,
  minute timestamptz not null,
  forms integer not null,
  primary key (dealership, minute)
);

-- What a dealership's usual hour is read from.
create index leads_dealership_time on leads (dealership, accepted_at);

-- The lead for which a visitor's unlock waits: it was held back, and unlocks when somebody releases it.
alter table visitors add column unlock_waits_for uuid references leads (id) on delete set null;
create index visitors_unlock_waits on visitors (unlock_waits_for) where unlock_waits_for is not null;

-- Who is told about a lead that is held back or could not be delivered: decided when it was accepted.
alter table leads add column notice_to jsonb not null default '[]';
-- Probably a person's lead: they are told within minutes.
alter table leads add column is_held boolean not null default false;
-- When somebody was told; what lies here today is known already.
alter table leads add column told_at timestamptz;
alter table deliveries add column told_at timestamptz;
update leads set told_at = now() where state = 'quarantined';
update deliveries set told_at = now() where state = 'dead';
create index leads_untold on leads (dealership) where state = 'quarantined' and told_at is null;
create index deliveries_untold on deliveries (dealership) where state = 'dead' and told_at is null;

-- When a dealership was last told.
create table lead_notices (
  dealership text primary key,
  sent_at timestamptz not null
);
