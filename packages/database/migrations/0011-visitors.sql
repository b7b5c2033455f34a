-- What a visitor let us remember of himself, and his telephone's codes. The browser holds a signed id alone.

create table visitors (
  id uuid primary key,
  dealership text not null,
  -- names, e-mail, phone, address: as packages/leads/visitor.ts describes them; empty without functional consent
  profile jsonb not null default '{}',
  phone_verified_at timestamptz,
  inventory_unlocked_at timestamptz,
  prices_unlocked_at timestamptz,
  first_lead_at timestamptz,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index visitors_seen on visitors (seen_at);

-- Codes sent to telephones: hashed, ten minutes, five tries, one use.
create table phone_codes (
  dealership text not null,
  -- HMAC of the number
  phone bytea not null,
  code bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (dealership, phone)
);
