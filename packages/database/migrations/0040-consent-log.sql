-- Which cookies visitors allowed, as evidence: random ids, no personal data.

-- What visitors read when they chose.
create table consent_wordings (
  -- a hash of language and wording
  version text primary key,
  language text not null,
  wording text not null,
  first_used_at timestamptz not null default now()
);

create table consent_choices (
  id bigint generated always as identity primary key,
  dealership text not null,
  -- in the visitor's cookie consentId
  visitor uuid not null,
  allowed text[] not null,
  -- whether the browser sent Global Privacy Control, which overrides the choice
  gpc boolean not null,
  version text not null references consent_wordings (version),
  chosen_at timestamptz not null default now()
);
create index consent_choices_visitor on consent_choices (dealership, visitor);
create index consent_choices_age on consent_choices (chosen_at);
