// Generated from credits.sql by “npm run queries”; do not edit.
// Source: 15a52b2a3212
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { CreditKind } from '@fledge/domain/credits/types.ts'
import type { CompanyScope, CompanyStatus } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface BalanceRow {
  readonly granted: number
  readonly used: number
  readonly released: number
  readonly balance: number
}

export interface LedgerRow {
  readonly line_id: number
  readonly kind: CreditKind
  readonly amount: number
  readonly reason: string
  readonly note: string | null
  readonly interview_id: string | null
  readonly candidature_id: string | null
  readonly intern_first_name: string | null
  readonly intern_last_name: string | null
  readonly is_name_visible: boolean
  readonly actor_name: string | null
  readonly balance_after: number
  readonly at: string
}

/** The ledger's sum, cached in one row per company. The check `balance >= 0` enforces every hold. */
export const balanceOfCompany = defineStatement<
  { readonly company_id: CompanyScope },
  BalanceRow
>(
  'credits.balanceOfCompany',
  ['company_id'],
  `select granted, used, released, balance
from credit_balances
where company_id = $1`,
)

/** Inserts the balance row on the first grant. */
export const insertCreditGrant = defineStatement<
  {
    readonly company_id: string
    readonly amount: number
    readonly reason: string
    readonly actor_id: string | null
    readonly at: string
    readonly note: string | null
  },
  { readonly balance_after: number }
>(
  'credits.insertCreditGrant',
  ['company_id', 'amount', 'reason', 'actor_id', 'at', 'note'],
  `with
  kept as (
    insert into credit_balances (company_id, balance, granted)
    values ($1, $2, $2)
    on conflict (company_id) do update
    set balance = credit_balances.balance + $2, granted = credit_balances.granted + $2
    returning company_id, balance
  )
insert into credit_ledger (company_id, kind, amount, reason, actor_id, balance_after, at, note)
select
  company_id, 'GRANT', $2, $3, $4::uuid, balance, $5::timestamptz, $6::text
from kept
returning balance_after`,
)

/** Inserts nothing if the company has fewer credits left. */
export const insertCreditRevocation = defineStatement<
  {
    readonly amount: number
    readonly company_id: string
    readonly reason: string
    readonly actor_id: string | null
    readonly at: string
    readonly note: string
  },
  { readonly balance_after: number }
>(
  'credits.insertCreditRevocation',
  ['amount', 'company_id', 'reason', 'actor_id', 'at', 'note'],
  `with
  kept as (
    update credit_balances
    set balance = balance - $1, granted = granted - $1
    where company_id = $2 and balance >= $1
    returning company_id, balance
  )
insert into credit_ledger (company_id, kind, amount, reason, actor_id, balance_after, at, note)
select
  company_id, 'REVOKE', $1, $3, $4::uuid, balance, $5::timestamptz, $6::text
from kept
returning balance_after`,
)

/** Parallel holds compete for the row lock of this update: without credits left it changes no row. */
export const holdCredit = defineStatement<
  {
    readonly company_id: string
    readonly reason: string
    readonly interview_id: string
    readonly actor_id: string | null
    readonly at: string
  },
  { readonly balance_after: number }
>(
  'credits.holdCredit',
  ['company_id', 'reason', 'interview_id', 'actor_id', 'at'],
  `with
  kept as (
    update credit_balances
    set balance = balance - 1
    where company_id = $1 and balance > 0
    returning company_id, balance
  )
insert into
  credit_ledger (company_id, kind, amount, reason, interview_id, actor_id, balance_after, at)
select
  company_id, 'HOLD', 1, $2, $3::uuid, $4::uuid, balance, $5::timestamptz
from kept
returning balance_after`,
)

/** Settles open holds and leaves settled ones unchanged. */
export const settleHolds = defineStatement<
  {
    readonly interview_ids: readonly string[]
    readonly kind: CreditKind
    readonly reason: string
    readonly actor_id: string | null
    readonly at: string
  },
  { readonly interview_id: string }
>(
  'credits.settleHolds',
  ['interview_ids', 'kind', 'reason', 'actor_id', 'at'],
  `with
  open as (
    select h.interview_id, h.company_id
    from credit_ledger h
    where
      h.kind = 'HOLD'
      and h.interview_id = any ($1::uuid[])
      and not exists (
        select
        from credit_ledger s
        where s.interview_id = h.interview_id and s.kind in ('SPEND', 'RELEASE')
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
      balance = b.balance + case when $2::text = 'RELEASE' then sums.many else 0
      end,
      released = b.released + case when $2::text = 'RELEASE' then sums.many else 0
      end,
      used = b.used + case when $2::text = 'SPEND' then sums.many else 0
      end
    from sums
    where b.company_id = sums.company_id
    returning b.company_id, b.balance, sums.many
  )
insert into
  credit_ledger (company_id, kind, amount, reason, interview_id, actor_id, balance_after, at)
select
  open.company_id, $2::text, 1, $3, open.interview_id, $4::uuid,
  case
    when $2::text = 'RELEASE' then kept.balance - kept.many + row_number() over (
      partition by open.company_id
      order by open.interview_id
    )::int
    else kept.balance
  end, $5::timestamptz
from open join kept using (company_id)
order by open.interview_id
returning interview_id`,
  { list: 'interview_ids', column: 'interview_id' },
)

/** Sums by month of the company's calendar, and its current month. */
export const monthSums = defineStatement<
  { readonly now: string; readonly company_id: CompanyScope },
  {
    readonly month: string
    readonly kind: CreditKind
    readonly amount: number
    readonly present: string
  }
>(
  'credits.monthSums',
  ['now', 'company_id'],
  `select
  to_char(l.at at time zone c.time_zone, 'YYYY-MM') as month, l.kind,
  sum(l.amount)::int as amount,
  to_char($1::timestamptz at time zone c.time_zone, 'YYYY-MM') as present
from credit_ledger l join companies c using (company_id)
where l.company_id = $2
group by 1, 2, 4`,
)

export const companyForCorrection = defineStatement<
  { readonly company_id: string },
  { readonly name: string; readonly status: CompanyStatus }
>(
  'credits.companyForCorrection',
  ['company_id'],
  `select name, status
from companies
where company_id = $1
for update`,
)

export const balanceForCorrection = defineStatement<
  { readonly company_id: string },
  { readonly balance: number }
>(
  'credits.balanceForCorrection',
  ['company_id'],
  `select balance
from credit_balances
where company_id = $1
for update`,
)

export const creditAdmins = defineStatement<
  { readonly company_id: string },
  { readonly user_id: string }
>(
  'credits.creditAdmins',
  ['company_id'],
  `select user_id
from members
where company_id = $1 and status = 'ACTIVE' and role = 'ADMIN'`,
)

export const ledgerRows: ListSource<LedgerRow> = {
  columns: `l.line_id, l.kind, l.amount, l.reason, l.note, l.interview_id, i.candidature_id,
  u.first_name as intern_first_name, u.last_name as intern_last_name,
  exists (select from candidatures agreed where agreed.company_id = i.company_id and agreed.intern_id = i.intern_id and agreed.name_visible_at is not null) as is_name_visible,
  case when a.type = 'C' then a.first_name || ' ' || a.last_name
  end as actor_name, l.balance_after, l.at`,
  from: `credit_ledger l`,
  joins: {
    i: `left join interviews i on i.interview_id = l.interview_id`,
    n: `left join interns n on n.intern_id = i.intern_id`,
    u: `left join users u on u.user_id = n.user_id`,
    a: `left join users a on a.user_id = l.actor_id`,
  },
}
