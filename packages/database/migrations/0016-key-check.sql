-- A value derived from the ENCRYPTION_KEY that this database was filled with. A start with another key is refused,
-- because it could read no secret and would sign out every visitor.

create table key_check (
  only_row boolean primary key default true check (only_row),
  value bytea not null
);
