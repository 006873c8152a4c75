import './validation-messages.ts'
import type { Endpoints } from '@fledge/kernel/endpoint.ts'
import type { AccessLevel } from '@fledge/domain/sessions/types.ts'
import type { ErrorCode } from './errors.ts'

/**
 * Defines the endpoints of a feature. Preserves the literal types, so that paths, schemas and
 * access are known to both sides.
 */
export function defineEndpoints<const C extends Endpoints<AccessLevel, ErrorCode>>(calls: C): C {
  return calls
}
