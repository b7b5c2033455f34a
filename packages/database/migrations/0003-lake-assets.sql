-- The bytes of assets. One row per asset document, written in the document's transaction and gone with it.
create table lake_blobs (
  dataset text not null,
  id text not null,
  mime_type text not null,
  bytes bytea not null,
  primary key (dataset, id)
);

-- Pictures and documents are compressed already; stored as they are, a part of one is read without the rest.
alter table lake_blobs alter column bytes set storage external;
