-- How many leads a dealership's rule has given to its recipients one after the other.
create table lead_turns (
  dealership text not null,
  -- key of the rule in the dealership's document
  rule text not null,
  taken bigint not null,
  primary key (dealership, rule)
);
