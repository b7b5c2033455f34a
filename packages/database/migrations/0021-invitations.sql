-- Invitations by mail. The link that was sent is stored as a hash; what it gives counts once its owner accepted it.
create table lake_invitations (
  hash bytea primary key,
  email text not null,
  name text not null,
  dealership text not null,
  role text not null check (role in ('administrator', 'agency', 'editor', 'leadStaff', 'viewer')),
  -- id of the person or robot
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create index lake_invitations_email on lake_invitations (email, created_at);
create index lake_invitations_inviter on lake_invitations (invited_by, created_at);

-- When the account's owner last showed that they read mail to its address. Accounts from before have not.
alter table lake_users add column email_verified_at timestamptz;
