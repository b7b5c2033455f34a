-- How a lead ended: what was sold (car, price in cents, day), or why it was lost. Null if nobody said so.
alter table leads
  add column sale jsonb,
  add column lost_reason text;
