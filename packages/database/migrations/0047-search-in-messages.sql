-- Leads are also found by what was written: the shopper's message and details, and the notes of staff.

alter table leads add column notes text not null default '';
update leads set notes = written.notes
from (select lead, string_agg(detail, E'\n' order by id) as notes from lead_events where kind = 'note' group by lead) as written
where written.lead = leads.id;

alter table leads drop column search;
drop function lead_words;

-- What a lead is found by: its number, the sender's name, email address and phone, the cars with VIN and stock number,
-- message, details and notes. Words are in lower case and without accents. Words with punctuation are there as a whole
-- and in parts, phones also by their last seven and four digits.
create function lead_words(number bigint, content jsonb, notes text) returns tsvector
language sql immutable parallel safe as $$
  with texts (text) as (
    select content->'contact'->>field from unnest(array['firstName', 'lastName', 'email']) as field
    union all
    select vehicle->>field from jsonb_path_query(content, '$.vehicles[*]') as vehicle,
      unnest(array['year', 'make', 'model', 'trim', 'vin', 'stockNumber']) as field
    union all
    select content->>'comments'
    union all
    select detail->>'value' from jsonb_path_query(content, '$.details[*]') as detail
    union all
    select notes
  ), folded (text) as (
    select regexp_replace(normalize(lower(text), nfd), '[\u0300-\u036f]', '', 'g') from texts where text is not null
  ), words (word) as (
    select regexp_split_to_table(text, '[^[:alnum:]@._+-]+') from folded
    union all
    select regexp_split_to_table(text, '[^[:alnum:]._+-]+') from folded
    union all
    select regexp_split_to_table(text, '[^[:alnum:]]+') from folded
    union all
    select number::text
    union all
    select right(regexp_replace(content->'contact'->>'phone', '\D', '', 'g'), digits) from unnest(array[10, 7, 4]) as digits
  )
  select array_to_tsvector(coalesce(array_agg(distinct left(word, 60)) filter (where word <> ''), '{}')) from words
$$;

alter table leads add column search tsvector generated always as (lead_words(number, content, notes)) stored;
create index leads_search on leads using gin (search);
