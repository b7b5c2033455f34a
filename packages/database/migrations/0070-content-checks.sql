-- What the nightly check of published content found in each dealership, since which night, and whether it came up
-- although nobody had changed the document.
create table content_checks (
  dealership text primary key,
  checked_at timestamptz not null
);

create table content_findings (
  dealership text not null references content_checks on delete cascade,
  document text not null,
  type text not null,
  -- From the document to the field.
  place text not null,
  kind text not null,
  name text not null,
  message text not null,
  since timestamptz not null,
  has_died boolean not null,
  primary key (dealership, document, place, name)
);
