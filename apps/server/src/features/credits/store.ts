import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { CreditKind } from '@fledge/domain/credits/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { type LedgerRow, ledgerRows } from './queries/credits.queries.ts'

export const creditLedger = defineList<{
  row: LedgerRow
  scope: { company: CompanyScope }
  filters: { kinds: readonly CreditKind[] }
}>({
  name: 'credits.ledger',
  ...ledgerRows,
  where: ['l.company_id = :company'],
  filters: { kinds: 'l.kind = any(:kinds)' },
  orders: { default: ['l.line_id desc'] },
})
