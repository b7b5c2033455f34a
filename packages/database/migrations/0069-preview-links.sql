-- Links with which people without an account see a dealership's drafts. A link that was stopped has no row.
create table preview_links (
  id uuid primary key,
  dealership text not null,
  -- The page that the link leads to.
  path text not null,
  -- Name of the person who made it.
  created_by text not null,
  ends_at timestamptz not null
);
create index preview_links_of_dealership on preview_links (dealership, ends_at);
