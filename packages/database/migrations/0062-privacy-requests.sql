-- Privacy requests are a kind of their own. The law gives 45 days for an answer.
update leads
set form = 'PRIVACY_REQUEST',
  topic = null,
  late_at = accepted_at + interval '45 days',
  routing = jsonb_set(routing::jsonb, '{keys}', '["PRIVACY_REQUEST"]')
where form = 'CONTACT' and starts_with(content ->> 'subject', 'Privacy request: ');
