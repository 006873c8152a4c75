import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { listDeniedChanges } from '@fledge/domain/batches/can.ts'
import { isReasonNeeded } from '@fledge/domain/batches/promised-fields.ts'
import { batchChangeEvents } from '@fledge/domain/batches/events.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Denied } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { describeEditor, requireNoEditConflicts } from '../../platform/http/edit-conflicts.ts'
import { translate } from '../../platform/texts.ts'
import {
  listChangedBatchFields,
  type BatchColumns,
  toBatchColumns,
  pickBatchColumns,
  toBatchFields,
} from './batch-columns.ts'
import { toBatchPolicyFacts } from './operator-views.ts'
import { sendSeatAlerts } from './seat-alerts.ts'
import * as store from './queries/batches.queries.ts'
import { lockManagedBatch, getEditedBatch } from './managed-batch.ts'
import { checkBatchNames } from './check-batch-names.ts'

const addressFields = ['slug', 'code'] as const
const termFields = ['payer', 'price_amount', 'price_currency', 'refund_days'] as const
const programmeFields = ['programme_start', 'programme_end'] as const

/** @throws CONFLICT with the reason at each field that may not change */
async function checkBatchChange(
  db: Tx,
  actor: Operator,
  row: store.ManagedBatchRow,
  columns: BatchColumns,
  peopleSeen: boolean,
): Promise<void> {
  const changed = listChangedBatchFields(pickBatchColumns(row), columns)
  const isAnyChanged = (fields: readonly (keyof BatchColumns)[]) =>
    fields.some((field) => changed.includes(field))
  const programmeMoved = isAnyChanged(programmeFields)
  const outside = programmeMoved
    ? await db.one(store.placementsOutsideDates, {
        batch_id: row.batch_id,
        programme_start: columns.programme_start,
        programme_end: columns.programme_end,
      })
    : undefined
  const denied = listDeniedChanges(actor, toBatchPolicyFacts(row, db.now), {
    seats: columns.seats,
    addressChanged: isAnyChanged(addressFields),
    termsChanged: isAnyChanged(termFields),
    programmeMoved,
    programmeRemoved: columns.programme_start === null,
    placedOutside: outside?.placed_outside ?? 0,
    peopleSeen,
  })
  const [first] = denied
  if (first) throw toChangeError(first.denial, denied)
}

function toChangeError(
  { messageKey, values = {} }: Denied,
  denied: ReturnType<typeof listDeniedChanges>,
): AppError {
  const fields = denied.map(({ field, denial }) => [
    field,
    translate(denial.messageKey, denial.values),
  ])
  return new AppError('CONFLICT', { messageKey, values, fields: Object.fromEntries(fields) })
}

/** @throws VALIDATION if what people outside were told of a published batch changes without a reason */
function requireEditReason(
  row: store.ManagedBatchRow,
  changed: readonly (keyof BatchColumns)[],
  reason: string,
): void {
  if (!row.is_published || reason !== '' || !isReasonNeeded(changed)) return
  throw new AppError('VALIDATION', { fields: { reason: translate('problems.reason') } })
}

/** Edits a batch, one save at a time. The terms that interns joined under cannot change. */
export const editBatch: Handler<typeof batchEndpoints.editBatch> = async ({
  db,
  actor,
  params,
  body: { base, reason = '', ...body },
}) => {
  const row = (await lockManagedBatch(db, params.id)) ?? notFound()
  // The log, not the row, records who changed a batch.
  const editor = { userId: null, name: null }
  requireNoEditConflicts({ base, changes: body, saved: toBatchFields(row) }, () =>
    describeEditor(editor, actor.userId),
  )
  const columns = toBatchColumns(body, row.texts)
  await checkBatchChange(db, actor, row, columns, body.people_seen ?? false)
  await checkBatchNames(db, columns, row.batch_id)
  const changed = listChangedBatchFields(pickBatchColumns(row), columns)
  if (changed.length === 0) return getEditedBatch(db, actor, row.batch_id)
  requireEditReason(row, changed, reason)
  await db.run(store.updateBatch, { batch_id: row.batch_id, row: JSON.stringify(columns) })
  await db.recordEvent(batchChangeEvents.edit, {
    subject: row.batch_id,
    note: reason || null,
    data: { batch: body.name, changed },
  })
  await sendSeatAlerts(db, row.batch_id)
  if (
    programmeFields.some((field) => changed.includes(field)) &&
    columns.programme_start &&
    columns.programme_end
  ) {
    await db.recordEvent(batchChangeEvents.moveProgramme, {
      subject: row.batch_id,
      data: { batch: body.name, from: columns.programme_start, to: columns.programme_end },
    })
  }
  return getEditedBatch(db, actor, row.batch_id)
}
