import { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { closeEnrolment } from './close-enrolment.ts'
import { copyBatch } from './copy-batch.ts'
import { createBatch } from './create-batch.ts'
import { editBatch } from './edit-batch.ts'
import { hideBatch } from './hide-batch.ts'
import { publishBatch } from './publish-batch.ts'
import { checkSlug, listBatches, listStartMonths, validateBatch } from './read-batches.ts'
import { createPartner } from './create-partner.ts'
import { editPartner } from './edit-partner.ts'
import { listPartners } from './list-partners.ts'
import { getBatchFunnel, getBatchPlaces } from './read-funnel.ts'
import { batchPageMetadata } from './page-metadata.ts'
import { batchEventHandlers } from './event-handlers.ts'
import { askForSeat } from './ask-for-seat.ts'
import {
  checkBatchAddress,
  exportBatches,
  getOperatorBatch,
  listOperatorBatches,
} from './read-operator.ts'

export const batchesFeature = defineFeature(
  batchEndpoints,
  {
    listBatches,
    listStartMonths,
    checkSlug,
    validateBatch,
    askForSeat,
    listOperatorBatches,
    exportBatches,
    getOperatorBatch,
    getBatchFunnel,
    getBatchPlaces,
    checkBatchAddress,
    createBatch,
    copyBatch,
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
