-- When a lead's sender confirmed the phone number with a code. Null if they did not.
alter table leads add column phone_verified_at timestamptz;
