import type { creditEndpoints } from '@fledge/contract/credits/endpoints.ts'
import { buildCreditMonths } from '@fledge/domain/credits/credit-months.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { readPage } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import * as store from './store.ts'
import * as creditsQueries from './queries/credits.queries.ts'

const toBalanceView = (row: creditsQueries.BalanceRow | undefined) => {
  const { granted, used, released, balance } = row ?? {
    granted: 0,
    used: 0,
    released: 0,
    balance: 0,
  }
  return { granted, held: granted - balance - used, used, refunded: released, left: balance }
}

export const getCreditBalance: Handler<typeof creditEndpoints.getCreditBalance> = async ({
  actor,
  db,
}) => toBalanceView(await db.one(creditsQueries.balanceOfCompany, { company_id: actor.company }))

export const listCreditLedger: Handler<typeof creditEndpoints.listCreditLedger> = async ({
  actor,
  db,
  query,
}) => {
  const { rows, count } = await readPage(db, store.creditLedger, {
    scope: { company: actor.company },
    filters: { kinds: query.kind },
    paging: query,
  })
  return toPagedResult(
    rows.map(
      ({
        intern_first_name: first,
        intern_last_name: last,
        is_name_visible,
        actor_name,
        ...row
      }) => ({
        ...row,
        intern_name: first ? displayName(first, last ?? '', is_name_visible) : null,
        by: actor_name,
      }),
    ),
    count,
  )
}

export const getInterviewCredit: Handler<typeof creditEndpoints.getInterviewCredit> = async ({
  actor,
  db,
}) => toBalanceView(await db.one(creditsQueries.balanceOfCompany, { company_id: actor.company }))

/** Lists months of the company's calendar without gaps. */
export const listCreditMonths: Handler<typeof creditEndpoints.listCreditMonths> = async ({
  actor,
  db,
  now,
}) => {
  const sums = await db.many(creditsQueries.monthSums, {
    company_id: actor.company,
    now: now.toISOString(),
  })
  return [...buildCreditMonths(sums, sums[0]?.present ?? '')]
}
