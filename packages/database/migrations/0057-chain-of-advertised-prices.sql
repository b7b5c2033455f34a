-- What was advertised becomes a chain of entries for each dealership: each has a hash of the one before and of itself, so
-- that a changed, missing or added entry is found (decision 97, packages/inventory/storage/advertised-log.ts).
lock table inventories, advertised;

create table advertised_log (
  dealership text not null,
  -- 1, 2, 3 … without gaps
  position integer not null check (position > 0),
  vin text not null check (vin !~ '\n'),
  -- since when, in milliseconds
  at timestamptz(3) not null,
  -- The price statement as JSON, as it was hashed. Null if the car is not advertised from then on.
  statement text check (statement <> ''),
  hash bytea not null check (length(hash) = 32),
  primary key (dealership, position)
);
create index advertised_log_vehicle on advertised_log (dealership, vin, position desc);

-- The last entry of each chain.
alter table inventories
  add column log_length integer not null default 0,
  add column log_hash bytea;

do $$
declare
  entry record;
  chain text;
  hash_before bytea;
  count integer;
begin
  for entry in
    with periods as (
      select id, dealership, vin, offer, since, until,
        lead(since) over (partition by dealership, vin order by id) as next
      from advertised
    )
    select dealership, vin, since::timestamptz(3) as at, offer::text as statement, id, 0 as step from periods
    union all
    select dealership, vin, until::timestamptz(3), null, id, 1 from periods
    where until is not null and next is distinct from until
    order by dealership, at, id, step
  loop
    if chain is distinct from entry.dealership then
      chain := entry.dealership;
      hash_before := null;
      count := 0;
    end if;
    count := count + 1;
    hash_before := sha256(convert_to(concat_ws(e'\n',
      coalesce(encode(hash_before, 'hex'), ''), chain, count, entry.vin,
      to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), coalesce(entry.statement, '')), 'UTF8'));
    insert into advertised_log values (chain, count, entry.vin, entry.at, entry.statement, hash_before);
  end loop;
end $$;
insert into inventories (dealership, log_length, log_hash)
  select distinct on (dealership) dealership, position, hash from advertised_log order by dealership, position desc
  on conflict (dealership) do update set log_length = excluded.log_length, log_hash = excluded.log_hash;

drop table advertised;
create trigger advertised_log_is_a_record before update or delete or truncate on advertised_log
  for each statement execute function refuse_change_of_record();
