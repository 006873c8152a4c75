import type { MonthSum } from '@fledge/domain/credits/credit-months.ts'
import type { CompanyScope, CompanyStatus } from '@fledge/domain/sessions/types.ts'
import type { CreditKind } from '@fledge/domain/credits/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statement } from '../../platform/db/statement.ts'
import { isNameVisibleSql } from '../../platform/db/visible-name.ts'

export interface BalanceRow {
  granted: number
  used: number
  released: number
  balance: number
}

/**
 * The ledger's sum, cached in one row per company. The check `balance >= 0` enforces every hold.
 */
export const balanceOfCompany = statement<[CompanyScope], BalanceRow>(
  'credits.balanceOf',
  `select granted, used, released, balance from credit_balances where company_id = $1`,
)

type LedgerLineParams = [
  company: string,
  amount: number,
  reason: string,
  actor: string | null,
  at: string,
  note: string | null,
]
type HoldParams = [
  company: string,
  interview: string,
  reason: string,
  actor: string | null,
  at: string,
]

/** Inserts the balance row on the first grant. */
export const insertCreditGrant = statement<LedgerLineParams, { balance_after: number }>(
  'credits.grant',
  `with kept as (
     insert into credit_balances (company_id, balance, granted) values ($1, $2, $2)
     on conflict (company_id) do update set balance = credit_balances.balance + $2, granted = credit_balances.granted + $2
     returning company_id, balance)
   insert into credit_ledger (company_id, kind, amount, reason, actor_id, balance_after, at, note)
   select company_id, 'GRANT', $2, $3, $4::uuid, balance, $5::timestamptz, $6::text from kept returning balance_after`,
)

/**
 * Parallel holds compete for the row lock of this update: without credits left it changes no row.
 */
export const holdCredit = statement<HoldParams, { balance_after: number }>(
  'credits.hold',
  `with kept as (update credit_balances set balance = balance - 1 where company_id = $1 and balance > 0 returning company_id, balance)
   insert into credit_ledger (company_id, kind, amount, reason, interview_id, actor_id, balance_after, at)
   select company_id, 'HOLD', 1, $3, $2::uuid, $4::uuid, balance, $5::timestamptz from kept returning balance_after`,
)

/** Settles open holds and leaves settled ones unchanged. */
export const settleHolds = statement<
  [
    interviews: readonly string[],
    kind: CreditKind,
    reason: string,
    actor: string | null,
    at: string,
  ],
  { interview_id: string }
>(
  'credits.settle',
  `with open as (
     select h.interview_id, h.company_id from credit_ledger h
     where h.kind = 'HOLD' and h.interview_id = any($1::uuid[])
       and not exists (select from credit_ledger s where s.interview_id = h.interview_id and s.kind in ('SPEND', 'RELEASE'))),
   sums as (select company_id, count(*)::int as many from open group by company_id order by company_id),
   kept as (
     update credit_balances b set
       balance = b.balance + case when $2::text = 'RELEASE' then sums.many else 0 end,
       released = b.released + case when $2::text = 'RELEASE' then sums.many else 0 end,
       used = b.used + case when $2::text = 'SPEND' then sums.many else 0 end
     from sums where b.company_id = sums.company_id returning b.company_id, b.balance, sums.many)
   insert into credit_ledger (company_id, kind, amount, reason, interview_id, actor_id, balance_after, at)
   select open.company_id, $2::text, 1, $3, open.interview_id, $4::uuid,
          case when $2::text = 'RELEASE' then kept.balance - kept.many + row_number() over (partition by open.company_id order by open.interview_id)::int else kept.balance end,
          $5::timestamptz
   from open join kept using (company_id) order by open.interview_id
   returning interview_id`,
)

export interface LedgerRow {
  line_id: number
  kind: CreditKind
  amount: number
  reason: string
  note: string | null
  interview_id: string | null
  candidature_id: string | null
  intern_first_name: string | null
  intern_last_name: string | null
  is_name_visible: boolean
  actor_name: string | null
  balance_after: number
  at: string
}

export const creditLedger = defineList<{
  row: LedgerRow
  scope: { company: CompanyScope }
  filters: { kinds: readonly CreditKind[] }
}>({
  name: 'credits.ledger',
  columns: `l.line_id, l.kind, l.amount, l.reason, l.note, l.interview_id, i.candidature_id, u.first_name as intern_first_name, u.last_name as intern_last_name, ${isNameVisibleSql('i.company_id', 'i.intern_id')} as is_name_visible,
     case when a.type = 'C' then a.first_name || ' ' || a.last_name end as actor_name, l.balance_after, l.at`,
  from: 'credit_ledger l',
  joins: {
    i: 'left join interviews i on i.interview_id = l.interview_id',
    n: 'left join interns n on n.intern_id = i.intern_id',
    u: 'left join users u on u.user_id = n.user_id',
    a: 'left join users a on a.user_id = l.actor_id',
  },
  where: ['l.company_id = :company'],
  filters: { kinds: 'l.kind = any(:kinds)' },
  orders: { default: ['l.line_id desc'] },
})

/** Sums by month of the company's calendar, and its current month. */
export const monthSums = statement<[CompanyScope, now: string], MonthSum & { present: string }>(
  'credits.monthSums',
  `select to_char(l.at at time zone c.time_zone, 'YYYY-MM') as month, l.kind, sum(l.amount)::int as amount, to_char($2::timestamptz at time zone c.time_zone, 'YYYY-MM') as present
   from credit_ledger l join companies c using (company_id) where l.company_id = $1 group by 1, 2, 4`,
)
export const companyForGrant = statement<
  [company: string],
  { name: string; status: CompanyStatus }
>('credits.companyForGrant', `select name, status from companies where company_id = $1 for update`)
export const creditAdmins = statement<[company: string], { user_id: string }>(
  'credits.adminsOf',
  `select user_id from members where company_id = $1 and status = 'ACTIVE' and role = 'ADMIN'`,
)
