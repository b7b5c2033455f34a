-- How long leads are kept, and what was done with one person's data at their request.

-- Consent evidence may outlive its lead, so it says itself to which dealership it was given.
alter table lead_consents add column given_to text;
update lead_consents set given_to = leads.dealership from leads where leads.id = lead_consents.lead;
alter table lead_consents alter column given_to set not null;
alter table lead_consents drop constraint lead_consents_lead_fkey;
-- spelled as in leads
alter table lead_consents add column person_phone text generated always as
  (nullif(right(regexp_replace(phone, '\D', '', 'g'), 10), '')) stored;
create index lead_consents_phone on lead_consents (given_to, person_phone) where person_phone is not null;
create index lead_consents_age on lead_consents (given_to, given_at);

-- What was deleted at the end of its term: a row per dealership and night, and more of them after more than 500 leads.
-- No personal data.
create table retention_log (
  id bigint generated always as identity primary key,
  dealership text not null,
  at timestamptz not null default now(),
  -- how many rows, and the term by which
  leads integer not null,
  lead_months integer not null,
  -- job applications with their resumes
  careers integer not null,
  careers_months integer not null,
  held integer not null,
  held_days integer not null,
  -- consent evidence that had outlived its lead
  consents integer not null,
  consent_months integer not null
);
create index retention_log_dealership on retention_log (dealership, at);

-- Who looked up, exported or deleted a person's data. No personal data of that person.
create table privacy_log (
  id bigint generated always as identity primary key,
  dealership text not null,
  at timestamptz not null default now(),
  -- a user of the lake, with their name at the time
  user_id text not null,
  user_name text not null,
  action text not null check (action in ('find', 'export', 'delete')),
  -- HMACs of dealership and address, by which a person's entries are found again; null if it was not asked for
  email bytea,
  phone bytea,
  -- when the person asked for it on the website; null if they asked elsewhere
  requested_at timestamptz,
  -- how many of what: {"leads": 2}
  counts jsonb not null,
  check (email is not null or phone is not null)
);
create index privacy_log_email on privacy_log (email) where email is not null;
create index privacy_log_phone on privacy_log (phone) where phone is not null;

-- Searched words may be a person's name or address.
update lead_exports set filter = filter || '{"search": "…"}' where filter ? 'search';
