-- Sealed data: credit applications, and what is filled in of them (decision 74).

-- One key per dealership, sealed with the platform's key.
create table vault_dealership_keys (
  -- document id
  dealership text primary key,
  sealed bytea not null,
  made_at timestamptz not null default now(),
  -- how long the dealership keeps applications
  keeps_months smallint not null default 24 check (keeps_months between 1 and 24)
);

-- One key per sealed row, sealed with the dealership's key. Deleting a key deletes its row. The keys are apart from the
-- rows because this table is rewritten after deletions, and it is small.
create table vault_data_keys (
  dealership text not null references vault_dealership_keys,
  id uuid not null,
  sealed bytea not null,
  primary key (dealership, id)
);

-- What a visitor has filled in so far, found by a random id that only their browser has.
create table credit_application_drafts (
  dealership text not null,
  id uuid not null,
  sealed bytea not null,
  started_at timestamptz not null default now(),
  primary key (dealership, id),
  foreign key (dealership, id) references vault_data_keys on delete cascade
);
create index credit_application_drafts_started on credit_application_drafts (started_at);

create table credit_applications (
  dealership text not null,
  -- of the lead
  id uuid not null references leads,
  sealed bytea not null,
  received_at timestamptz not null default now(),
  primary key (dealership, id),
  foreign key (dealership, id) references vault_data_keys on delete cascade
);
create index credit_applications_received on credit_applications (received_at);
create index credit_applications_lead on credit_applications (id);

-- Audit log, which outlives the applications. No personal data of applicants.
create table credit_application_events (
  number bigint generated always as identity primary key,
  dealership text not null,
  application uuid not null,
  -- 'read': without the social security numbers. 'numbers': with them. 'deleted': at the end of its term.
  event text not null check (event in ('read', 'numbers', 'deleted')),
  at timestamptz not null,
  -- null for deletions
  user_id text,
  user_name text,
  reason text,
  check ((event = 'deleted') = (user_id is null)),
  check ((user_id is null) = (user_name is null) and (user_id is null) = (reason is null))
);
create index credit_application_events_application on credit_application_events (dealership, application);
