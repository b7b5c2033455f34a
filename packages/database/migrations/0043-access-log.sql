-- What happened to people's accounts and roles, for those who manage them. Nobody changes an entry; the worker deletes
-- it after a year. It replaces the log of two-factor sign-in.
create table lake_access_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  event text not null check (event in (
    'signedIn', 'signInFailed', 'signedOut', 'sessionsEnded', 'passwordForgotten', 'passwordReset', 'passwordChanged',
    'twoFactorOn', 'twoFactorOff', 'twoFactorReset', 'recoveryCodeUsed', 'recoveryCodesRenewed', 'disabled', 'enabled',
    'invited', 'invitationWithdrawn', 'invitationAccepted', 'roleGiven', 'roleTaken'
  )),
  -- whose account; null for invitations to people who have none
  user_id text,
  -- who did it; null for the operator on the command line and for strangers who tried to sign in
  by_id text,
  -- the tenants it concerns: one for roles and invitations, otherwise all in which the person had a role then
  tenants text[] not null,
  role text,
  -- of an invitation
  email text,
  -- User-Agent header of a sign-in
  user_agent text
);
create index lake_access_events_tenants on lake_access_events using gin (tenants);
create index lake_access_events_user on lake_access_events (user_id, at);
create index lake_access_events_age on lake_access_events (at);

insert into lake_access_events (at, event, user_id, by_id, tenants)
select at,
  case event
    when 'on' then 'twoFactorOn'
    when 'off' then 'twoFactorOff'
    when 'reset' then 'twoFactorReset'
    when 'recoveryCode' then 'recoveryCodeUsed'
    else 'recoveryCodesRenewed'
  end,
  user_id,
  case when event = 'reset' then null else user_id end,
  array(select tenant from grants where principal = user_id)
from lake_two_factor_events order by id;
drop table lake_two_factor_events;

insert into lake_access_events (at, event, user_id, by_id, tenants)
select created_at, 'signedIn', user_id, user_id, array(select tenant from grants where principal = user_id)
from lake_sessions order by created_at;

-- Users see their own sessions. Users and programs end them by this id, which authenticates nobody.
alter table lake_sessions add column id uuid not null default gen_random_uuid() unique;
alter table lake_sessions add column user_agent text;
-- at most five minutes old while the session is in use
alter table lake_sessions add column used_at timestamptz;
update lake_sessions set used_at = created_at;
alter table lake_sessions alter column used_at set not null;
alter table lake_sessions alter column used_at set default now();

alter table lake_invitations add column id uuid not null default gen_random_uuid() unique;
-- It still counts against the day's invitations.
alter table lake_invitations add column withdrawn_at timestamptz;

-- 'reset': a mailed link allows choosing a new password.
alter table lake_tickets drop constraint lake_tickets_kind_check;
alter table lake_tickets add check (kind in ('sid', 'stream', 'password', 'code', 'settings', 'stepUp', 'reset'));
