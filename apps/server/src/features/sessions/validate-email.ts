import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import {
  type AddressFacts,
  findErasureStoppedBySignIn,
  type SignInStep,
  getSignInStep,
} from '@fledge/domain/sessions/next-step.ts'
import { minuteMs } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'
import { addressFacts } from './queries/sessions.queries.ts'

/** The only company names disclosed to anonymous users. */
export const companyNameByStep: Partial<
  Record<SignInStep, (row: AddressFacts | undefined) => string | null | undefined>
> = {
  WAIT_FOR_INVITATION: (row) => row?.domain_company_name,
  INVITED_USER: (row) => row?.invited_company_name,
}

/**
 * Returns the next step for an address. Uses one statement for known and unknown addresses, so that
 * response times reveal nothing.
 */
export const validateEmail: Handler<typeof sessionEndpoints.validateEmail> = async ({
  db,
  query,
  net,
  services,
}) => {
  const wait = await services.database.transaction({ kind: 'system' }, (tx) =>
    consumeRateLimit(tx, `validate:${net}`, services.env.production ? 60 : 600, 10 * minuteMs),
  )
  if (wait !== null) throw new AppError('RATE_LIMITED', { retryAfter: wait })
  const row = await db.one(addressFacts, {
    email: query.email,
    email_domain: query.email.split('@').at(-1) ?? '',
  })
  const type = query.type ?? 'C'
  const next = row ? getSignInStep(row, type) : 'SIGN_UP'
  const companyName = companyNameByStep[next]?.(row)
  return {
    next,
    email: query.email,
    company_name: companyName ?? null,
    erase_at: row ? findErasureStoppedBySignIn(row, type) : null,
  }
}
