-- The inbox of leads: how far somebody got with each, whose it is, and by when it is to be answered.

-- What a lead is found by: its number, the sender's name, email address and phone, the cars with VIN and stock number.
-- Words are in lower case and without accents. Words with punctuation are there as a whole and in parts, phones also by
-- their last seven and four digits.
create function lead_words(number bigint, content jsonb) returns tsvector language sql immutable parallel safe as $$
  with texts (text) as (
    select content->'contact'->>field from unnest(array['firstName', 'lastName', 'email']) as field
    union all
    select vehicle->>field from jsonb_path_query(content, '$.vehicles[*]') as vehicle,
      unnest(array['year', 'make', 'model', 'trim', 'vin', 'stockNumber']) as field
  ), folded (text) as (
    select regexp_replace(normalize(lower(text), nfd), '[\u0300-\u036f]', '', 'g') from texts where text is not null
  ), words (word) as (
    select regexp_split_to_table(text, '[^[:alnum:]@._+-]+') from folded
    union all
    select regexp_split_to_table(text, '[^[:alnum:]._+-]+') from folded
    union all
    select regexp_split_to_table(text, '[^[:alnum:]]+') from folded
    union all
    select number::text
    union all
    select right(regexp_replace(content->'contact'->>'phone', '\D', '', 'g'), digits) from unnest(array[10, 7, 4]) as digits
  )
  select array_to_tsvector(coalesce(array_agg(distinct left(word, 60)) filter (where word <> ''), '{}')) from words
$$;

alter table leads
  add column status text not null default 'new'
    check (status in ('new', 'assigned', 'contacted', 'appointment', 'sold', 'lost')),
  -- a user of the lake, with their name at the time
  add column owner text,
  add column owner_name text,
  -- grows with every change that somebody makes
  add column version integer not null default 0,
  -- the response clock: accepted or released, late from, first answer
  add column clock_started_at timestamptz not null default now(),
  add column late_at timestamptz not null default now() + interval '15 minutes',
  add column answered_at timestamptz,
  add column answered_by text,
  add column answered_by_name text,
  -- minutes of opening hours until the answer; null of leads that were answered before there was a clock
  add column answer_minutes integer,
  -- when somebody was mailed that it is late
  add column escalated_at timestamptz,
  add column appointment_at timestamptz,
  add column appointment_minutes integer,
  add column store_key text generated always as (circumstances->>'storeKey') stored,
  add column source text generated always as
    (coalesce(nullif(trim(circumstances->'advertising'->>'utm_source'), ''), 'direct')) stored,
  -- who sent it, spelled the same way each time
  add column person_email text generated always as (nullif(lower(trim(content->'contact'->>'email')), '')) stored,
  add column person_phone text generated always as
    (nullif(right(regexp_replace(content->'contact'->>'phone', '\D', '', 'g'), 10), '')) stored,
  add column search tsvector generated always as (lead_words(number, content)) stored,
  add check ((owner is null) = (owner_name is null)),
  add check ((appointment_at is null) = (appointment_minutes is null));

-- Nobody recorded what became of earlier leads. They must not all be late at once.
update leads set clock_started_at = accepted_at, late_at = accepted_at + interval '15 minutes', escalated_at = now(),
  status = case state when 'accepted' then 'contacted' else 'new' end,
  answered_at = case state when 'accepted' then accepted_at end;

create index leads_open on leads (dealership, number desc) where state = 'accepted' and status in ('new', 'assigned');
create index leads_unanswered on leads (dealership, number desc, late_at) where state = 'accepted' and answered_at is null;
create index leads_held on leads (dealership, number desc) where state = 'quarantined';
create index leads_to_escalate on leads (late_at)
  where state = 'accepted' and answered_at is null and escalated_at is null and not is_test;
create index leads_status on leads (dealership, status, number desc);
create index leads_form on leads (dealership, form, number desc);
create index leads_store on leads (dealership, store_key, number desc);
create index leads_source on leads (dealership, source, number desc);
create index leads_owner on leads (dealership, owner, number desc);
create index leads_email on leads (dealership, person_email) where person_email is not null;
create index leads_phone on leads (dealership, person_phone) where person_phone is not null;
create index leads_search on leads using gin (search);
create index deliveries_dead on deliveries (dealership, lead) where state = 'dead';

-- A lead's history. `kind` and `detail` as packages/leads/inbox/inbox-api.ts describes them.
create table lead_events (
  id bigint generated always as identity primary key,
  dealership text not null,
  lead uuid not null references leads (id),
  at timestamptz not null default now(),
  -- a user of the lake, with their name at the time; null: the platform
  user_id text,
  user_name text,
  kind text not null,
  detail text
);
create index lead_events_lead on lead_events (lead, id);

-- Filters that a person saved.
create table lead_views (
  dealership text not null,
  user_id text not null,
  -- as packages/leads/inbox/inbox-api.ts describes them
  views jsonb not null,
  primary key (dealership, user_id)
);

-- Audit log of who took leads out of the platform.
create table lead_exports (
  id bigint generated always as identity primary key,
  dealership text not null,
  at timestamptz not null default now(),
  user_id text not null,
  user_name text not null,
  -- which leads: the filter
  filter jsonb not null
);
create index lead_exports_dealership on lead_exports (dealership, at);
