import { isMutation, type EndpointSpec } from '@fledge/kernel/endpoint.ts'
import type { ErrorCode } from './errors.ts'

/** Whether the status of the caller's company account can be a reason against the call. */
const dependsOnCompanyStatus = ({ access, account }: EndpointSpec): boolean =>
  access.some((level) => level.startsWith('company')) ||
  (account !== 'any' &&
    !access.includes('public') &&
    access.some((level) => level === 'session' || level === 'dev'))

const isForOperators = ({ access }: EndpointSpec): boolean =>
  access.some((level) => level === 'session' || level.startsWith('operator'))

/**
 * Returns every error code an endpoint can respond with: those that follow from its definition and
 * those it declares.
 */
export function listEndpointErrors(call: EndpointSpec): readonly ErrorCode[] {
  const codes: ErrorCode[] = [
    'INTERNAL',
    'OVERLOADED',
    'UNAVAILABLE',
    'VIEW_ENDED',
    'VIEW_READ_ONLY',
  ]
  if (!call.access.includes('public'))
    codes.push('UNAUTHENTICATED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED')
  if (!call.isOpenBeforeSetUp && isForOperators(call)) codes.push('SECOND_FACTOR_SETUP_REQUIRED')
  if (call.needsFreshFactor) codes.push('SECOND_FACTOR_STALE')
  if (dependsOnCompanyStatus(call)) codes.push('COMPANY_NOT_APPROVED')
  if (call.params) codes.push('NOT_FOUND')
  if (call.query || call.body || call.upload !== undefined) codes.push('VALIDATION')
  if (call.body || call.upload !== undefined || call.bytes !== undefined)
    codes.push('FILE_TOO_LARGE', 'UNSUPPORTED_FILE_TYPE')
  if (isMutation(call)) codes.push('CONFLICT')
  if (isMutation(call) && !call.csrfExempt)
    codes.push('VALIDATION', 'CROSS_SITE', 'REQUEST_IN_PROGRESS', 'REQUEST_ID_REUSED')
  // `defineEndpoints` allows error codes only.
  return [...new Set([...codes, ...((call.errors ?? []) as readonly ErrorCode[])])].toSorted()
}
