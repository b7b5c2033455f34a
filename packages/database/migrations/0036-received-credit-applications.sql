-- The draft that an application was made from: whoever still has its cookie is told that it was received.
alter table credit_applications add column draft uuid;
create unique index credit_applications_draft on credit_applications (dealership, draft);
