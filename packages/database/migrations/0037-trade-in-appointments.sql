-- Cars that are brought in are appointments too, at the times of test drives.
alter table appointments drop constraint appointments_kind_check;
alter table appointments add constraint appointments_kind_check check (kind in ('service', 'testDrive', 'tradeIn'));
