import { batchCalls } from '@fledge/contract/batches/calls.ts'
import { room } from '../../platform/http/handler.ts'
import { checkSlug, listBatches, validateBatch } from './find-batches.ts'

export const batchesRoom = room(batchCalls, { listBatches, checkSlug, validateBatch })
