-- Each kind of mail is counted by itself, and a lead may have two: to its sender, and to the co-borrower they named.
-- The default is for mail that was written before there were kinds.
alter table lead_confirmations add column kind text not null default 'CONTACT';
alter table lead_confirmations drop constraint lead_confirmations_pkey, add primary key (lead, kind);

-- Where it goes if not to the lead's sender. Erased when the mail is sent or given up.
alter table lead_confirmations add column recipient text,
  add constraint lead_confirmations_recipient check (recipient is null or state = 'waiting');
