-- The first kits listed hostnames below the platform's domain of that time, localhost, and invented ones. The first listed
-- hostname is the primary one, so a platform with a domain of its own sent its visitors to localhost. A dealership's
-- address below the platform's domain comes from its slug and need not be listed.
-- Written as a transaction of the lake, so that the documents' history tells of it.

create temporary table seeded_hostnames on commit drop as
with dealerships as (
  select dataset, id, rev, document::jsonb as document, (
    select coalesce(jsonb_agg(listed.name order by listed.position), '[]')
    from jsonb_array_elements(document::jsonb -> 'hostnames') with ordinality as listed (name, position)
    where lower(listed.name #>> '{}') !~ '\.localhost\.?$' and lower(listed.name #>> '{}') not in
      ('www.lakeshoreauto.example', 'www.northcountrymotors.example', 'www.summitautocenter.example')
  ) as hostnames
  from lake_documents
  where type = 'dealership' and json_typeof(document -> 'hostnames') = 'array'
)
select
  dataset, id, rev as previous_rev, hostnames,
  row_number() over (partition by dataset order by id) - 1 as position,
  (select coalesce(max(sequence), 0) + 1 from lake_transactions as earlier where earlier.dataset = dealerships.dataset) as sequence,
  document || jsonb_build_object(
    'hostnames', hostnames,
    '_rev', 'migration-seeded-hostnames',
    '_updatedAt', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) as document
from dealerships
where hostnames <> document -> 'hostnames';

insert into lake_transactions (dataset, sequence, id, author, created_at, results)
select dataset, sequence, 'migration-seeded-hostnames', 'system', now(),
  json_agg(json_build_object('id', id, 'operation', 'update') order by position)
from seeded_hostnames group by dataset, sequence;

insert into lake_revisions (dataset, sequence, position, document_id, rev, previous_rev, mutations, document)
select dataset, sequence, position, id, 'migration-seeded-hostnames', previous_rev,
  json_build_array(json_build_object('patch', json_build_object(
    'id', id, 'set', json_build_object('hostnames', hostnames)))), document::json
from seeded_hostnames;

update lake_documents as stored
set document = seeded.document::json, rev = 'migration-seeded-hostnames', updated_at = now()
from seeded_hostnames as seeded
where stored.dataset = seeded.dataset and stored.id = seeded.id;

delete from host_holders
where host like '%.localhost' or host in ('lakeshoreauto.example', 'northcountrymotors.example', 'summitautocenter.example');
