-- VIN of the dealership's car that the visitor wants to trade theirs in for; null if they came from none
alter table trade_ins add column interest text;
