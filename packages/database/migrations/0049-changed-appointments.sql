-- The appointment that a lead moved or cancelled. The lead that booked it is in appointments.
alter table leads add column appointment uuid;
