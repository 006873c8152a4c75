import type { auditLogEndpoints } from '@fledge/contract/audit-log/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'

/** Compares the signature of a copy of the log, by any key that the installation still has. */
export const checkAuditLog: Handler<(typeof auditLogEndpoints)['checkAuditLog']> = async ({
  body: { hash, signature },
  services: { keyRing },
}) => ({ is_genuine: keyRing.verify(signature, 'audit log', hash) })
