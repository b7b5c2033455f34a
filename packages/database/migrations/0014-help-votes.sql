-- Whether answers of the help center helped: counts by day, and nothing of who said so.

create table help_votes (
  dealership text not null,
  -- document id
  question text not null,
  language text not null,
  -- in the dealership's time zone
  day date not null,
  helpful integer not null default 0,
  unhelpful integer not null default 0,
  primary key (dealership, question, language, day)
);
