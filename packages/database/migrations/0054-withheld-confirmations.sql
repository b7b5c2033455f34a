-- The confirmation of a held lead waits with it, and is sent when the lead is released.
alter table lead_confirmations drop constraint lead_confirmations_state_check, drop constraint lead_confirmations_check,
  drop constraint lead_confirmations_recipient;
alter table lead_confirmations
  add check (state in ('withheld', 'waiting', 'sent', 'not sent')),
  add constraint lead_confirmations_recipient check (recipient is null or state in ('withheld', 'waiting')),
  add check ((state in ('withheld', 'waiting')) = (finished_at is null));
