-- The bytes of assets. One row per asset document, written in the document's transaction and gone with it.
-- The foreign key is deferred: within a transaction the order of document and bytes does not matter.
create table lake_blobs (
  dataset text not null,
  id text not null,
  mime_type text not null,
  bytes bytea not null,
  primary key (dataset, id),
  foreign key (dataset, id) references lake_documents (dataset, id) on delete cascade deferrable initially deferred
);

-- Pictures and documents are compressed already; stored as they are, a part of one is read without the rest.
alter table lake_blobs alter column bytes set storage external;
