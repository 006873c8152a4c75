-- The ledger's sum, cached in one row per company. The check `balance >= 0` enforces every hold.
-- name: balanceOfCompany
-- param: company_id: CompanyScope
-- row: BalanceRow
select granted, used, released, balance
from credit_balances
where company_id = :company_id;

-- Inserts the balance row on the first grant.
-- name: insertCreditGrant
-- param: actor_id: string | null
-- param: note: string | null
with
  kept as (
    insert into credit_balances (company_id, balance, granted)
    values (:company_id, :amount, :amount)
    on conflict (company_id) do update
    set balance = credit_balances.balance + :amount, granted = credit_balances.granted + :amount
    returning company_id, balance
  )
insert into credit_ledger (company_id, kind, amount, reason, actor_id, balance_after, at, note)
select
  company_id, {{credit.GRANT}}, :amount, :reason, :actor_id::uuid, balance, :at::timestamptz, :note::text
from kept
returning balance_after;

-- Inserts nothing if the company has fewer credits left.
-- name: insertCreditRevocation
-- param: actor_id: string | null
with
  kept as (
    update credit_balances
    set balance = balance - :amount, granted = granted - :amount
    where company_id = :company_id and balance >= :amount
    returning company_id, balance
  )
insert into credit_ledger (company_id, kind, amount, reason, actor_id, balance_after, at, note)
select
  company_id, {{credit.REVOKE}}, :amount, :reason, :actor_id::uuid, balance, :at::timestamptz, :note::text
from kept
returning balance_after;

-- Parallel holds compete for the row lock of this update: without credits left it changes no row.
-- name: holdCredit
-- param: actor_id: string | null
with
  kept as (
    update credit_balances
    set balance = balance - 1
    where company_id = :company_id and balance > 0
    returning company_id, balance
  )
insert into
  credit_ledger (company_id, kind, amount, reason, interview_id, actor_id, balance_after, at)
select
  company_id, {{credit.HOLD}}, 1, :reason, :interview_id::uuid, :actor_id::uuid, balance, :at::timestamptz
from kept
returning balance_after;

-- Settles open holds and leaves settled ones unchanged.
-- name: settleHolds
-- merge: interview_ids by interview_id
-- param: kind: CreditKind
-- param: actor_id: string | null
-- column: interview_id: string
with
  open as (
    select h.interview_id, h.company_id
    from credit_ledger h
    where
      h.kind = {{credit.HOLD}}
      and h.interview_id = any (:interview_ids::uuid[])
      and not exists (
        select
        from credit_ledger s
        where s.interview_id = h.interview_id and s.kind in ({{credit.SPEND}}, {{credit.RELEASE}})
      )
  ),
  sums as (
    select company_id, count(*)::int as many
    from open
    group by company_id
    order by company_id
  ),
  kept as (
    update credit_balances b
    set
      balance = b.balance + case when :kind::text = {{credit.RELEASE}} then sums.many else 0
      end,
      released = b.released + case when :kind::text = {{credit.RELEASE}} then sums.many else 0
      end,
      used = b.used + case when :kind::text = {{credit.SPEND}} then sums.many else 0
      end
    from sums
    where b.company_id = sums.company_id
    returning b.company_id, b.balance, sums.many
  )
insert into
  credit_ledger (company_id, kind, amount, reason, interview_id, actor_id, balance_after, at)
select
  open.company_id, :kind::text, 1, :reason, open.interview_id, :actor_id::uuid,
  case
    when :kind::text = {{credit.RELEASE}} then kept.balance - kept.many + row_number() over (
      partition by open.company_id
      order by open.interview_id
    )::int
    else kept.balance
  end, :at::timestamptz
from open join kept using (company_id)
order by open.interview_id
returning interview_id;

-- Sums by month of the company's calendar, and its current month.
-- name: monthSums
-- param: company_id: CompanyScope
-- column: month: string
-- column: amount: number
-- column: present: string
select
  to_char(l.at at time zone c.time_zone, 'YYYY-MM') as month, l.kind,
  sum(l.amount)::int as amount,
  to_char(:now::timestamptz at time zone c.time_zone, 'YYYY-MM') as present
from credit_ledger l join companies c using (company_id)
where l.company_id = :company_id
group by 1, 2, 4;

-- name: companyForCorrection
select name, status
from companies
where company_id = :company_id
for update;

-- name: balanceForCorrection
select balance
from credit_balances
where company_id = :company_id
for update;

-- name: creditAdmins
-- column: user_id: string
select user_id
from members
where company_id = :company_id and status = {{member.ACTIVE}} and role = {{member_role.ADMIN}};

-- list: ledgerRows
-- row: LedgerRow
-- column: candidature_id: string | null
-- column: intern_first_name: string | null
-- column: intern_last_name: string | null
-- column: is_name_visible: boolean
select
  l.line_id, l.kind, l.amount, l.reason, l.note, l.interview_id, i.candidature_id,
  u.first_name as intern_first_name, u.last_name as intern_last_name,
  {{is_name_visible(i.company_id, i.intern_id)}} as is_name_visible,
  case when a.type = 'C' then a.first_name || ' ' || a.last_name
  end as actor_name, l.balance_after, l.at
from
  credit_ledger l
  left join interviews i on i.interview_id = l.interview_id
  left join interns n on n.intern_id = i.intern_id
  left join users u on u.user_id = n.user_id
  left join users a on a.user_id = l.actor_id
