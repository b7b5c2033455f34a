-- URL of the store's business in the CRM that keeps the appointment. It is written before the CRM is asked, so that an
-- appointment whose lead never came can be cancelled there.
alter table appointments add column crm_business text;
-- cancelled here, and not in the CRM yet
alter table appointments add column to_cancel_in_crm boolean not null default false;
create index appointments_to_cancel_in_crm on appointments (dealership) where to_cancel_in_crm;
