-- How often somebody did something, of forms and telephone codes. Keys are HMACs: nobody can be found by them.
-- Columns and their order are those of the library that counts.

create table request_rates (
  key varchar(255) primary key,
  points integer not null default 0,
  -- milliseconds since 1970
  expire bigint
);
create index request_rates_expiry on request_rates (expire);

-- With which contents a form's token was sent: HMACs. Afterwards it is too old to count.
create table form_token_uses (
  token text not null,
  content bytea not null,
  expires_at timestamptz not null,
  primary key (token, content)
);
create index form_token_uses_expiry on form_token_uses (expires_at);
