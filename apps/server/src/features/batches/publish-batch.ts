import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { transitionBatch } from './transition-batch.ts'

export const publishBatch: Handler<typeof batchEndpoints.publishBatch> = async ({
  db,
  actor,
  params,
}) => transitionBatch(db, actor, params.id, 'publish', null)
