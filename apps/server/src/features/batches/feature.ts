import { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { closeEnrolment, createBatch, editBatch, hideBatch, publishBatch } from './edit-batches.ts'
import { checkSlug, listBatches, listStartMonths, validateBatch } from './find-batches.ts'
import { createPartner, editPartner, listPartners } from './manage-partners.ts'
import { batchPageMetadata } from './page-metadata.ts'
import { batchEventHandlers } from './event-handlers.ts'
import { askForSeat } from './seat-alerts.ts'
import { checkBatchAddress, getOperatorBatch, listOperatorBatches } from './read-operator.ts'

export const batchesFeature = defineFeature(
  batchEndpoints,
  {
    listBatches,
    listStartMonths,
    checkSlug,
    validateBatch,
    askForSeat,
    listOperatorBatches,
    getOperatorBatch,
    checkBatchAddress,
    createBatch,
    editBatch,
    publishBatch,
    hideBatch,
    closeEnrolment,
    listPartners,
    createPartner,
    editPartner,
  },
  { eventHandlers: batchEventHandlers, heads: batchPageMetadata },
)
