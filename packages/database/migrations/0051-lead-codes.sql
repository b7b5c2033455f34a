-- The code by which people name their lead at the dealership, such as LK-7Q4M. It is random, so it tells nobody how many
-- leads there are. Without vowels it is never a word, and without 0, 1, 2, 5, 8, B, I, O, S and Z no two signs look alike.
create function new_lead_code() returns text
language sql volatile as $$
  select overlay(string_agg(substr('CDFGHJKLMNPQRTVWXY34679', 1 + get_byte(bytes, place) % 23, 1), '') placing '-' from 3 for 0)
  from (select uuid_send(gen_random_uuid()) as bytes) as random, unnest(array[0, 1, 2, 3, 4, 5]) as place
$$;

-- The default is another one for every row. A dealership with many leads may get the same one twice.
alter table leads add column code text not null default new_lead_code();
do $$
begin
  loop
    update leads set code = new_lead_code()
    from (select id, row_number() over (partition by dealership, code order by id) as nth from leads) as known
    where known.id = leads.id and nth > 1;
    exit when not found;
  end loop;
end
$$;
create unique index leads_code on leads (dealership, code);
