-- Who saw the arms of experiments: counts by day, and nothing about the visitors.

create table experiment_counts (
  dealership text not null,
  -- key of the experiment
  experiment text not null,
  -- control, or key of a variant
  arm text not null,
  -- in the dealership's time zone
  day date not null,
  -- visitors who saw it for the first time
  shown integer not null default 0,
  -- those of them who then sent their first request
  sent integer not null default 0,
  primary key (dealership, experiment, arm, day)
);
