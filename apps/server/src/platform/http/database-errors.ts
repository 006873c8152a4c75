import pg from 'pg'
import type { ErrorCode } from '@fledge/contract/platform/errors.ts'
import { isConnectionLost } from '../db/lost-connection.ts'
import { ReadOnlyError } from '../db/read-only-database.ts'
import { UnreachableError } from '../outbound.ts'
import { RequestTimeoutError } from './request-timeout.ts'
import { AppError } from './app-error.ts'
import { translate } from '../texts.ts'

// Constraint violations become 409 responses with a user-facing message.
const codeByConstraint: Readonly<Record<string, ErrorCode>> = {
  offers_accepted_once: 'DATES_OVERLAP',
  offers_open: 'OPEN_OFFER',
  credit_balances_balance_check: 'NO_CREDIT',
  plans_check: 'NO_OPENING_LEFT',
  batches_check: 'NO_SEAT_LEFT',
  requests_pkey: 'REQUEST_IN_PROGRESS',
  // Two views of one session began at the same time.
  account_views_session: 'CONFLICT',
}

/** A constraint `<table>_<field>_entry` requires that an id is an entry of its list. */
function mapMissingReference({ table, constraint = '' }: pg.DatabaseError): AppError {
  const field = constraint.endsWith('_entry') ? constraint.slice(`${table}_`.length, -6) : ''
  return field
    ? new AppError('VALIDATION', { fields: { [field]: translate('problems.choose') } })
    : new AppError('NOT_FOUND')
}

/** Maps an error of the database or an external service to a response; null for a bug. */
export function mapDatabaseError(error: unknown): AppError | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (error instanceof ReadOnlyError) return new AppError('VIEW_READ_ONLY')
  if (
    isConnectionLost(error) ||
    error instanceof RequestTimeoutError ||
    error instanceof UnreachableError
  )
    return new AppError('UNAVAILABLE', { retryAfter: 2 })
  if (!(error instanceof pg.DatabaseError)) return null
  if (code === '23P01')
    return new AppError(codeByConstraint[error.constraint ?? ''] ?? 'SLOT_TAKEN')
  if (code === '23505')
    return new AppError(codeByConstraint[error.constraint ?? ''] ?? 'ALREADY_EXISTS')
  if (code === '23514') return new AppError(codeByConstraint[error.constraint ?? ''] ?? 'CONFLICT')
  if (code === '23503') return mapMissingReference(error)
  if (code === '40001' || code === '40P01') return new AppError('CONFLICT', { retryAfter: 1 })
  if (code === '55P03' || code === '57014') return new AppError('UNAVAILABLE', { retryAfter: 1 })
  return null
}
