-- For the page that lists a dealership's logs, latest first.
create index privacy_log_dealership on privacy_log (dealership, at);
create index credit_application_events_dealership on credit_application_events (dealership, at);
