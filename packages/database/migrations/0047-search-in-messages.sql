-- Leads are also found by what was written: the shopper's message and details, and the notes of staff.

alter table leads add column notes text not null default '';
update leads set notes = written.notes
from (select lead, string_agg(detail, E'\n' order by id) as notes from lead_events where kind = 'note' group by lead) as written
where written.lead = leads.id;

alter table leads drop column search;
drop function lead_words;

-- What a lead is found by: its number, the sender's name, email address and phone, the cars with VIN and stock number,
-- message, details and notes, in this order. Words are in lower case and without accents. Words with punctuation are
-- there as a whole and in parts, phones also by their last seven and four digits. The first 4,000 words count, because
-- PostgreSQL mixes up words beyond a megabyte of them without a complaint.
create function lead_words(number bigint, content jsonb, notes text) returns tsvector
language sql immutable parallel safe as $$
  with texts (text, place) as (
    select content->'contact'->>field, 1 from unnest(array['firstName', 'lastName', 'email']) as field
    union all
    select vehicle->>field, 1 from jsonb_path_query(content, '$.vehicles[*]') as vehicle,
      unnest(array['year', 'make', 'model', 'trim', 'vin', 'stockNumber']) as field
    union all
    select content->>'comments', 2
    union all
    select detail->>'value', 3 from jsonb_path_query(content, '$.details[*]') as detail
    union all
    select notes, 4
  ), folded (text, place) as (
    select regexp_replace(normalize(lower(text), nfd), '[\u0300-\u036f]', '', 'g'), place from texts where text is not null
  ), words (word, place) as (
    select regexp_split_to_table(text, '[^[:alnum:]@._+-]+'), place from folded
    union all
    select regexp_split_to_table(text, '[^[:alnum:]._+-]+'), place from folded
    union all
    select regexp_split_to_table(text, '[^[:alnum:]]+'), place from folded
    union all
    select number::text, 0
    union all
    select right(regexp_replace(content->'contact'->>'phone', '\D', '', 'g'), digits), 0 from unnest(array[10, 7, 4]) as digits
  ), counted (word) as (
    select left(word, 60) from words where word <> '' group by 1 order by min(place), left(word, 60) collate "C"
    limit 4000
  )
  select array_to_tsvector(coalesce(array_agg(word), '{}')) from counted
$$;

alter table leads add column search tsvector generated always as (lead_words(number, content, notes)) stored;
create index leads_search on leads using gin (search);
