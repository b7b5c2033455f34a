-- What decides where a lead goes, as packages/leads/routing.ts describes it: a lead that had nowhere to go is planned
-- again when the dealership has named a recipient.
alter table leads add column routing jsonb;
update leads set routing = jsonb_build_object(
  'keys', case when form = 'CONTACT' and topic is not null
    then jsonb_build_array('CONTACT_' || topic, 'CONTACT') else jsonb_build_array(form) end,
  'goesToCrm', form not in ('CAREERS', 'FULL_CREDIT_APP', 'SERVICE') and content->>'subject' not like 'Privacy request:%',
  'alsoTo', '[]'::jsonb);
alter table leads alter column routing set not null;

create index deliveries_nowhere on deliveries (dealership) where destination is null;

-- Finds the earlier ADF leads of a visitor.
create index leads_visitor on leads ((circumstances->>'visitor')) where circumstances->>'visitor' is not null;
