import './validation-messages.ts'
import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
import type { AccessLevel } from '@fledge/domain/sessions/types.ts'

/**
 * Defines the endpoints of a feature. Preserves the literal types, so that paths, schemas and
 * access are known to both sides.
 */
export function defineEndpoints<
  const C extends Readonly<Record<string, EndpointSpec<AccessLevel>>>,
>(calls: C): C {
  return calls
}
