-- A company's signatures of one agreement kind, newest version first.
-- name: signatures
-- row: SignatureRow
-- column: by: string
select a.version, a.at, trim(u.first_name || ' ' || u.last_name) as by
from company_agreements a join users u using (user_id)
where a.company_id = :company_id and a.kind = :kind
order by a.version desc;

-- name: newestSigned
select max(version) as version
from company_agreements
where company_id = :company_id and kind = :kind;

-- Stores the signature for the company together with the signer.
-- name: signForCompany
-- param: company_id: CompanyScope
with
  own as (
    insert into agreements_accepted (user_id, kind, version, at)
    values (:user_id, :kind, :version, :now)
    on conflict do nothing
  )
insert into company_agreements (company_id, kind, version, user_id, at)
values (:company_id, :kind, :version, :user_id, :now)
on conflict do nothing;

-- name: lockSigningCompany
-- param: company_id: CompanyScope
select name
from companies
where company_id = :company_id
for update;

-- name: agreementAdmins
-- column: user_id: string
select user_id
from members
where company_id = :company_id and status = {{member.ACTIVE}} and role = {{member_role.ADMIN}};

-- name: ownAcceptances
select a.kind, a.version, t.title, a.at
from agreements_accepted a join agreements t using (kind, version)
where a.user_id = :user_id
order by a.at desc, a.kind;

-- name: insertAcceptances
insert into agreements_accepted (user_id, kind, version, at)
select :user_id, kind, version, :now
from unnest(:kinds::text[], :versions::int[]) as t (kind, version)
on conflict do nothing;
