-- Lead numbers count per dealership. What identifies a lead stays its UUID.

create table lead_numbers (
  dealership text primary key,
  -- number of the dealership's latest lead
  latest bigint not null
);

alter table leads alter column number drop identity;
alter table leads drop constraint leads_number_key;
drop index leads_dealership;
update leads set number = counted.number
from (select id, row_number() over (partition by dealership order by accepted_at, number) as number from leads) as counted
where counted.id = leads.id;
alter table leads add constraint leads_dealership_number unique (dealership, number);
insert into lead_numbers (dealership, latest) select dealership, max(number) from leads group by dealership;
