-- The lake calls what separates one owner's documents from another's a tenant. Its configuration says which documents
-- stand for tenants; on this platform, those are dealerships.
alter table grants rename column dealership to tenant;
alter index grants_dealership rename to grants_tenant;
alter table lake_invitations rename column dealership to tenant;
alter table lake_dealership_ids rename to lake_tenant_ids;
