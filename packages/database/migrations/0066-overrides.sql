-- What a dealership's staff say of a car, over what its feed says: hidden, private, featured, a note. It is in the car's
-- row, which imports never delete, and imports leave this column alone (decision 131, packages/inventory/overrides.ts).
alter table vehicles add column overrides jsonb not null default '{}';
create index vehicles_overridden on vehicles (dealership) where overrides <> '{}';

-- Who changed what of a car, and when.
create table vehicle_override_log (
  id integer generated always as identity primary key,
  dealership text not null,
  vin text not null,
  at timestamptz not null,
  -- of the account that was signed in
  staff_id text not null,
  staff_name text not null,
  -- what was changed, as the Studio sent it
  change jsonb not null
);
create index vehicle_override_log_vehicle on vehicle_override_log (dealership, vin, id);
create trigger vehicle_override_log_is_a_record before update or delete or truncate on vehicle_override_log
  for each statement execute function refuse_change_of_record();
