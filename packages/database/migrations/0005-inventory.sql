-- The cars of every dealership, how they came in, and what was advertised of them. Money is integer cents.

-- One row per dealership. An import raises the version once, in its own transaction, so versions are in commit order.
create table inventories (
  dealership text primary key,
  version integer not null default 0,
  -- how prices are advertised now: mode, currency, disclaimer, fees
  terms jsonb not null default '{"mode": "sale", "currency": "USD", "disclaimer": "none", "fees": []}'
);

-- Where a dealership's cars come from: file, folder or address, format, schedule.
create table inventory_sources (
  dealership text not null,
  name text not null,
  settings jsonb not null,
  -- what the address last answered, to be asked only for something newer
  etag text,
  created_at timestamptz not null default now(),
  primary key (dealership, name)
);

-- Every run of every source, also those that changed nothing.
create table inventory_imports (
  id integer generated always as identity primary key,
  dealership text not null,
  source text not null,
  state text not null check (state in ('running', 'done', 'unchanged', 'refused', 'failed', 'interrupted')),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- of the inventory, as this import left it
  version integer,
  counts jsonb,
  -- the first of each: line, column, reason
  rejected jsonb not null default '[]',
  warnings jsonb not null default '[]',
  -- why it was refused or failed
  problem text
);
create index inventory_imports_source on inventory_imports (dealership, source, started_at);

create table vehicles (
  dealership text not null references inventories (dealership),
  vin text not null check (length(vin) = 17),
  -- the source that offers it; only that one can say that it has gone
  source text not null,
  -- of the inventory, when this car last changed
  version integer not null,
  -- the car as packages/inventory/vehicle.ts describes it
  fields jsonb not null,
  status text not null generated always as (fields ->> 'status') stored,
  sale_price integer generated always as ((fields ->> 'salePrice')::integer) stored,
  old_price integer generated always as ((fields ->> 'oldPrice')::integer) stored,
  -- the price before the feed last lowered it
  dropped_from integer,
  price_dropped_at timestamptz,
  sold_at timestamptz,
  primary key (dealership, vin),
  check ((status = 'sold') = (sold_at is not null)),
  check ((dropped_from is null) = (price_dropped_at is null))
);
create index vehicles_version on vehicles (dealership, version);

-- What an import did to each car that it changed: field → [before, after].
create table inventory_changes (
  import integer not null references inventory_imports (id),
  vin text not null,
  kind text not null check (kind in ('added', 'changed', 'gone', 'returned')),
  fields jsonb not null,
  primary key (import, vin)
);

create table price_history (
  dealership text not null,
  vin text not null,
  at timestamptz not null,
  sale_price integer,
  old_price integer,
  import integer not null references inventory_imports (id),
  primary key (dealership, vin, import)
);

-- What was advertised of a car, and from when until when. `until` is written once, when it ceases to be true.
create table advertised (
  id integer generated always as identity primary key,
  dealership text not null,
  vin text not null,
  -- mode, currency, disclaimer, sale and old price, each fee, the advertised price and who could see it
  offer jsonb not null,
  since timestamptz not null,
  until timestamptz,
  check (until >= since)
);
create unique index advertised_now on advertised (dealership, vin) where until is null;
create index advertised_vehicle on advertised (dealership, vin, since);

create function refuse_change_of_record() returns trigger language plpgsql as $$
begin
  raise exception '% is a record: its rows are not changed or deleted', tg_table_name;
end $$;

create trigger price_history_is_a_record before update or delete or truncate on price_history
  for each statement execute function refuse_change_of_record();
create trigger advertised_is_a_record before delete or truncate on advertised
  for each statement execute function refuse_change_of_record();
create trigger advertised_is_closed_once before update on advertised
  for each row when (
    old.until is not null or new.until is null
    or (new.id, new.dealership, new.vin, new.offer, new.since)
      is distinct from (old.id, old.dealership, old.vin, old.offer, old.since)
  ) execute function refuse_change_of_record();
