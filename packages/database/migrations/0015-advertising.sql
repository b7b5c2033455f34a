-- What feeds say of a car's title, and whether it may be advertised elsewhere.
update vehicles set fields = '{"titleStatus": null, "isAdvertised": true}' || fields
where not fields ?& array['titleStatus', 'isAdvertised'];
