-- An answer that was waiting when the shopper stopped mail of the dealership is withheld.
alter table lead_messages
  drop constraint lead_messages_state_check,
  add constraint lead_messages_state_check check (state in ('waiting', 'sent', 'dead', 'withheld'));

-- Subject and text of mail that came in about a confidential lead, sealed with the key of its credit application.
alter table lead_messages
  add column sealed bytea,
  add check (sealed is null or (subject = '' and body = '' and state is null));
