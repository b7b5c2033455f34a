-- For the figures of monitoring, which are read every few seconds.
create index delivery_attempts_at on delivery_attempts (at) where outcome <> 'delivered';
create index lead_messages_unsent on lead_messages (state) where state in ('waiting', 'dead');
