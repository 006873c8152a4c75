-- name: sitemapCompanyCount
-- param: status: CompanyStatus
-- column: count: number
select count(*)
from companies
where status = :status;

-- name: companyLinks
-- param: status: CompanyStatus
-- column: changed_at: string
select slug, greatest(created_at, decided_at, profile_changed_at) as changed_at
from companies
where status = :status
order by created_at, company_id
offset :offset
limit :limit;

-- name: companyNames
-- param: status: CompanyStatus
select slug, name
from companies
where status = :status
order by lower(name), company_id
offset :offset
limit :limit;
