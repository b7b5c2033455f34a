-- The appointment that a lead moved. The lead that booked it is in appointments.
alter table leads add column appointment uuid;
