-- Devices on which staff are told about new leads.
create table push_subscriptions (
  id uuid primary key,
  dealership text not null,
  -- a user of the lake
  user_id text not null,
  -- where the browser's push service takes messages for the device, and the keys that they are sealed with
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  -- keys of stores; null: all leads
  stores text[],
  -- only leads that come in during opening hours
  only_open boolean not null,
  language text not null check (language in ('en', 'es')),
  -- renewed whenever the inbox is opened on the device
  seen_at timestamptz not null default now(),
  unique (dealership, endpoint)
);
create index push_subscriptions_user on push_subscriptions (dealership, user_id);
