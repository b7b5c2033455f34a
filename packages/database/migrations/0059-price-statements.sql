-- A price includes every fee that everybody pays. So fees say who keeps them and whether everybody pays them, and there
-- is no choice any more between prices with and without fees.
alter table inventories alter column terms
  set default '{"currency": "USD", "disclaimer": "none", "fees": [], "storeFees": {}, "locked": []}';

create function pg_temp.stated(fees jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg('{"payee": "dealer", "isMandatory": true}' || fee), '[]')
  from jsonb_array_elements(fees) fee
$$;
-- An empty disclaimer differs from that of every setting. So the website, when it first reads the settings, records anew
-- what it advertises for every car.
update inventories set terms = jsonb_build_object(
  'currency', 'USD',
  'disclaimer', '',
  'fees', pg_temp.stated(coalesce(terms -> 'fees', '[]')),
  'storeFees', coalesce(
    (select jsonb_object_agg(key, pg_temp.stated(value)) from jsonb_each(terms -> 'storeFees')), '{}'),
  'locked', coalesce(terms -> 'locked', '[]')
);
drop function pg_temp.stated(jsonb);
