-- The maker's suggested price of a car is kept: leases are reckoned from it.
update vehicles set fields = fields || '{"listPrice": null}' where not fields ? 'listPrice';
