import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { transitionBatch } from './transition-batch.ts'

export const hideBatch: Handler<typeof batchEndpoints.hideBatch> = async ({
  db,
  actor,
  params,
  body,
}) => transitionBatch(db, actor, params.id, 'hide', body.reason)
