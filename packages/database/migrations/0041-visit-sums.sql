-- What visitors who allow analytics did: daily sums per dealership, and nothing about the visitors.

create table visit_sums (
  dealership text not null,
  -- in the dealership's time zone
  day date not null,
  -- kind of fact, as in packages/visits/facts.ts
  kind text not null,
  -- what it is about, such as a route or a form
  name text not null,
  -- upper bound of a measured value: milliseconds, and thousandths for CLS. 0 for facts that measure nothing
  bucket integer not null,
  count bigint not null,
  primary key (dealership, day, kind, name, bucket)
);
create index visit_sums_age on visit_sums (day);
