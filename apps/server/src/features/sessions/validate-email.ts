import type { sessionCalls } from '@fledge/contract/sessions/calls.ts'
import { minute } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/outcome.ts'
import { beyondLimit } from '../../platform/limits.ts'
import { addressFacts, type AddressRow } from './store.ts'

type Next = 'SIGN_IN' | 'SIGN_UP' | 'INVITED_USER' | 'WAIT_FOR_INVITATION' | 'ACCOUNT_DEACTIVATED' | 'REGISTERED_AS_INTERN' | 'REGISTERED_AS_COMPANY' | 'IN_WAITING_LIST'

/** What an address is here. One statement for known and unknown alike, so that the time taken tells nothing. */
export const validateEmail: Handler<typeof sessionCalls.validateEmail> = async ({ db, query, net, services }) => {
  const wait = await services.database.transaction({ kind: 'system' }, (tx) => beyondLimit(tx, `validate:${net}`, services.env.production ? 60 : 600, 10 * minute))
  if (wait !== null) return refuse('RATE_LIMITED', { retryAfter: wait })
  const row = await db.one(addressFacts, query.email, query.email.split('@').at(-1) ?? '')
  const next = row ? nextOf(row, query.type ?? 'C') : 'SIGN_UP'
  return { next, email: query.email, company_name: next === 'WAIT_FOR_INVITATION' ? (row?.domain_company ?? null) : next === 'INVITED_USER' ? (row?.invited_company ?? null) : null }
}

/** Where the screen goes next (docs/calls.tsv, validate/v2/email). */
function nextOf(row: AddressRow, type: 'C' | 'I' | 'O'): Next {
  if (row.user_type) {
    if (row.user_status !== 'ACTIVE' || row.member_status === 'DEACTIVATED') return 'ACCOUNT_DEACTIVATED'
    if (row.user_type === 'I' && type === 'C') return 'REGISTERED_AS_INTERN'
    if (row.user_type === 'C' && type === 'I') return 'REGISTERED_AS_COMPANY'
    return row.company_status === 'IN_WAITING_LIST' ? 'IN_WAITING_LIST' : 'SIGN_IN'
  }
  if (type !== 'C') return type === 'I' ? 'SIGN_UP' : 'SIGN_IN'
  if (row.invited_company) return 'INVITED_USER'
  return row.domain_company ? 'WAIT_FOR_INVITATION' : 'SIGN_UP'
}
