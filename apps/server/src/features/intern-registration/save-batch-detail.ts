import type { internRegistrationEndpoints } from '@fledge/contract/intern-registration/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { assignOrRememberBatch } from './assign-batch.ts'

export const saveBatchDetail: Handler<typeof internRegistrationEndpoints.saveBatchDetail> = async ({
  db,
  actor,
  body,
}) => assignOrRememberBatch(db, actor, body.batch_code, body.partner_terms_accepted)
