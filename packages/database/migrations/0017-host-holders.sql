-- Which dealership holds a hostname. A row is a confirmation: by a DNS record, by an administrator, or, for the
-- address of a slug, by being the first to have it. Agencies cannot write this table.

create table host_holders (
  -- normalized, without a leading "www."
  host text primary key,
  -- id of the dealership's document
  dealership text not null,
  -- 'dns', 'slug', 'upgrade', 'command', or the id of the administrator who published the document
  confirmed_by text not null,
  confirmed_at timestamptz not null default now()
);

-- Hostnames that serve today stay confirmed. Of two dealerships that list one, the older served it.
insert into host_holders (host, dealership, confirmed_by)
select distinct on (host) host, id, 'upgrade'
from (
  select regexp_replace(rtrim(lower(hostname), '.'), '^www\.', '') as host, id, created_at
  from lake_documents,
    json_array_elements_text(
      case when json_typeof(document -> 'hostnames') = 'array' then document -> 'hostnames' else '[]' end
    ) as hostname
  where type = 'dealership' and position('.' in id) = 0
) as listed
where host <> ''
order by host, created_at, id;
