import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { batchCan } from '@fledge/domain/batches/can.ts'
import {
  type BatchDates,
  getCopyStart,
  isCopyStartOver,
  moveBatchDates,
} from '@fledge/domain/batches/copy-dates.ts'
import { batchEvents } from '@fledge/domain/batches/events.ts'
import { batchMachine } from '@fledge/domain/batches/machine.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { type BatchColumns, pickBatchColumns } from './batch-columns.ts'
import { checkBatchNames } from './check-batch-names.ts'
import { getEditedBatch, insertDraft } from './managed-batch.ts'
import * as store from './queries/batches.queries.ts'

/** Creates a hidden batch with the settings of another. Nothing of its interns is copied. */
export const copyBatch: Handler<typeof batchEndpoints.copyBatch> = async ({
  db,
  actor,
  params,
  body: { starts_on: chosenDay, time_zone: zone, ...names },
}) => {
  const source = (await db.one(store.managedBatchById, { batch_id: params.id })) ?? notFound()
  authorize(batchCan.copy(actor))
  const dates = toBatchDates(source)
  const { weeks, startsOn } = getCopyStart(dates, chosenDay, zone)
  if (isCopyStartOver(startsOn, db.now, zone))
    throw new AppError('VALIDATION', {
      fields: {
        starts_on: translate('batches.problem.startOver', { day: formatDate(startsOn) }),
      },
    })
  const columns = {
    ...pickBatchColumns(source),
    ...toDateColumns(moveBatchDates(dates, weeks, zone)),
    ...names,
  }
  await checkBatchNames(db, columns, null)
  const transition = assertTransition(batchMachine.transition('copy', null, 'operator'))
  const id = await insertDraft(db, columns)
  await db.recordEvent(batchEvents.copy, {
    transition,
    subject: id,
    data: { batch: names.name, source: { batch_id: source.batch_id, name: source.name } },
  })
  return getEditedBatch(db, actor, id)
}

const toBatchDates = (row: store.ManagedBatchRow): BatchDates => ({
  enrolmentOpensAt: row.enrolment_opens_at,
  enrolmentClosesAt: row.enrolment_closes_at,
  campaignEndsAt: row.campaign_ends_at,
  programmeStart: row.programme_start,
  programmeEnd: row.programme_end,
  placementDeadline: row.placement_deadline,
})

const toDateColumns = (dates: BatchDates): Partial<BatchColumns> => ({
  enrolment_opens_at: dates.enrolmentOpensAt,
  enrolment_closes_at: dates.enrolmentClosesAt,
  campaign_ends_at: dates.campaignEndsAt,
  programme_start: dates.programmeStart,
  programme_end: dates.programmeEnd,
  placement_deadline: dates.placementDeadline,
})
