-- Mail between a shopper and the dealership about a lead: answers of its people, and what came back.
create table lead_messages (
  id uuid primary key,
  lead uuid not null references leads (id),
  dealership text not null,
  at timestamptz not null default now(),
  -- packages/leads/messages/message.ts says what each means
  kind text not null check (kind in ('answer', 'staffAnswer', 'reply', 'otherAddress', 'fromStaff', 'automatic', 'unknownSender')),
  -- the header Message-ID; of mail that came without one, a hash of it
  message_id text not null,
  -- who sent what came in
  from_address text,
  from_name text,
  subject text not null,
  -- all of the text, with what it quotes
  body text not null,
  -- names, types and sizes; their content is not stored
  attachments jsonb not null default '[]',
  -- a user of the lake who wrote an answer, with their name at the time
  user_id text,
  user_name text,
  -- what goes to the shopper beside the text, as packages/leads/messages/shopper-answer.ts describes it
  answer jsonb,
  state text check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  -- why the last attempt failed; names nobody
  problem text,
  finished_at timestamptz,
  -- mail servers send again what they do not know to have arrived
  unique (lead, message_id),
  check ((answer is null) = (state is null)),
  check ((kind in ('answer', 'staffAnswer')) = (state is not null))
);
create index lead_messages_lead on lead_messages (lead, at);
create index lead_messages_waiting on lead_messages (at) where state = 'waiting';
