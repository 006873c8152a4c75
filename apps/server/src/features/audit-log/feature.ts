import { auditLogEndpoints } from '@fledge/contract/audit-log/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { checkAuditLog } from './check-audit-log.ts'
import { countEvents } from './count-events.ts'
import { exportAuditLog } from './export-audit-log.ts'
import { listAuditEvents } from './list-audit-events.ts'

/** Everything that happened: the log, signed copies of it, and checking one. */
export const auditLogFeature = defineFeature(
  auditLogEndpoints,
  { listAuditEvents, exportAuditLog, checkAuditLog },
  { jobs: [countEvents] },
)
