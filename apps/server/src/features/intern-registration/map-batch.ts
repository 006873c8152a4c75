import type { internRegistrationEndpoints } from '@fledge/contract/intern-registration/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { assignOrRememberBatch } from './assign-batch.ts'

export const mapBatch: Handler<typeof internRegistrationEndpoints.mapBatch> = async ({
  db,
  actor,
  params,
  body,
}) => assignOrRememberBatch(db, actor, params.batchCode, body.partner_terms_accepted)
