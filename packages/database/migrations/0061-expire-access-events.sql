-- Entries of the log of accounts are deleted after a year, and never before, whoever asks. The worker may call this and
-- no longer deletes from the table itself.
create function expire_access_events() returns bigint
language sql
security definer
set search_path = public, pg_temp
as $$
  with expired as (
    delete from lake_access_events where at < now() - interval '1 year' returning 1
  )
  select count(*) from expired
$$;
revoke all on function expire_access_events() from public;
