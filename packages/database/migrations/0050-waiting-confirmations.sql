-- For the sweep that ends confirmations whose worker was killed during the last attempt.
create index lead_confirmations_waiting on lead_confirmations (lead) where state = 'waiting';
