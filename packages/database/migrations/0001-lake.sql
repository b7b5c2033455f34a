-- The content lake. Documents are `json`, not `jsonb`: the order of a document's fields is part of it.

create table lake_documents (
  dataset text not null,
  id text not null,
  type text not null,
  rev text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  document json not null,
  primary key (dataset, id)
);

-- Everything that was ever written. The one process that writes a dataset numbers its transactions, without gaps.
create table lake_transactions (
  dataset text not null,
  sequence bigint not null,
  -- chosen by the client or by the lake; the `_rev` of what it wrote
  id text not null,
  author text not null,
  created_at timestamptz not null,
  -- what became of each mutation, as the client was answered
  results json not null,
  primary key (dataset, sequence),
  unique (dataset, id)
);

-- Each document that a transaction changed, as it was afterwards; null when it was deleted.
create table lake_revisions (
  dataset text not null,
  sequence bigint not null,
  -- place within the transaction
  position integer not null,
  document_id text not null,
  rev text not null,
  previous_rev text,
  mutations json not null,
  document json,
  primary key (dataset, sequence, position),
  foreign key (dataset, sequence) references lake_transactions (dataset, sequence)
);
create index lake_revisions_document on lake_revisions (dataset, document_id, sequence);
