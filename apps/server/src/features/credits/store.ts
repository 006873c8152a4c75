import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { CreditKind } from '@fledge/domain/credits/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { isNameVisibleSql } from '../../platform/db/visible-name.ts'

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
