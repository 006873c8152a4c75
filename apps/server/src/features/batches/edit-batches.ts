import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { batchCan, listDeniedChanges } from '@fledge/domain/batches/can.ts'
import { batchMachine } from '@fledge/domain/batches/machine.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  refuseTransition,
  notFound,
  refuse,
  type Refusal,
  findRefusal,
} from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import {
  listChangedBatchFields,
  type BatchColumns,
  toBatchColumns,
  pickBatchColumns,
} from './batch-columns.ts'
import { toBatchPolicyFacts, loadOperatorBatch } from './operator-views.ts'
import { sendSeatAlerts } from './seat-alerts.ts'
import * as store from './store.ts'

type Endpoints = typeof batchEndpoints

const getEditedBatch = async (db: Tx, actor: Operator, id: string) =>
  (await loadOperatorBatch(db, actor, id)) ?? notFound()

/**
 * Returns why the address or code conflicts with other batches and partners. Locks names until the
 * transaction ends.
 */
async function checkBatchNames(
  db: Tx,
  columns: BatchColumns,
  except: string | null,
): Promise<Refusal | undefined> {
  await db.run(store.lockBatchNames)
  const has = await db.one(store.nameOwners, columns.slug, columns.code, except)
  const taken = {
    ...(has?.has_slug ? { slug: 'batches.slug.taken' } : {}),
    ...(has?.has_code ? { code: 'batches.code.taken' } : {}),
  }
  const because = taken.slug ?? taken.code
  if (because)
    return refuse('ALREADY_EXISTS', {
      messageKey: because,
      fields: Object.fromEntries(
        Object.entries(taken).map(([field, key]) => [field, translate(key)]),
      ),
    })
  const partner = columns.partner_id ? await db.one(store.partnerById, columns.partner_id) : null
  return partner === undefined
    ? refuse('VALIDATION', { fields: { partner_id: translate('batches.problem.partner') } })
    : undefined
}

/** Creates a batch, hidden until it is published. */
export const createBatch: Handler<Endpoints['createBatch']> = async ({ db, actor, body }) => {
  const columns = toBatchColumns(body, {})
  const taken = await checkBatchNames(db, columns, null)
  if (taken) return taken
  const moved = batchMachine.transition('draft', null, 'operator')
  if (!isTransition(moved)) return refuseTransition(moved)
  const id = newId(db.now)
  await db.run(
    store.insertBatch,
    JSON.stringify({ ...columns, batch_id: id, created_at: db.now.toISOString() }),
  )
  await db.recordEvent({ transition: moved, subject: id, data: { batch: body.name } })
  return getEditedBatch(db, actor, id)
}

/**
 * Uses the same lock as taking seats, so that a reduction cannot remove a seat that was just taken.
 */
async function lockManagedBatch(db: Tx, id: string): Promise<store.ManagedBatchRow | undefined> {
  await db.run(store.lockBatch, id)
  return db.one(store.managedBatchById, id)
}

const addressFields = ['slug', 'code'] as const
const termFields = ['payer', 'price_amount', 'price_currency', 'refund_days'] as const
const programmeFields = ['programme_start', 'programme_end'] as const

async function checkBatchChange(
  db: Tx,
  actor: Operator,
  row: store.ManagedBatchRow,
  columns: BatchColumns,
  peopleSeen: boolean,
): Promise<Refusal | undefined> {
  const changed = listChangedBatchFields(pickBatchColumns(row), columns)
  const any = (fields: readonly (keyof BatchColumns)[]) =>
    fields.some((field) => changed.includes(field))
  const programmeMoved = any(programmeFields)
  const outside = programmeMoved
    ? await db.one(
        store.placementsOutsideDates,
        row.batch_id,
        columns.programme_start,
        columns.programme_end,
      )
    : undefined
  const problems = listDeniedChanges(actor, toBatchPolicyFacts(row, db.now), {
    seats: columns.seats,
    addressChanged: any(addressFields),
    termsChanged: any(termFields),
    programmeMoved,
    programmeRemoved: columns.programme_start === null,
    placedOutside: outside?.count ?? 0,
    peopleSeen,
  })
  return toBatchChangeRefusal(problems)
}

function toBatchChangeRefusal(problems: ReturnType<typeof listDeniedChanges>): Refusal | undefined {
  const fields = Object.fromEntries(
    problems.flatMap(({ field, verdict }) =>
      verdict.allowed ? [] : [[field, translate(verdict.messageKey, verdict.values)]],
    ),
  )
  const first = problems[0]?.verdict
  return first && !first.allowed
    ? refuse('CONFLICT', {
        messageKey: first.messageKey,
        ...(first.values ? { values: first.values } : {}),
        fields,
      })
    : undefined
}

/** Edits a batch, one save at a time. The terms that interns joined under cannot change. */
export const editBatch: Handler<Endpoints['editBatch']> = async ({ db, actor, params, body }) => {
  const row = await lockManagedBatch(db, params.id)
  if (!row) return notFound()
  const columns = toBatchColumns(body, row.texts)
  const wrong =
    (await checkBatchChange(db, actor, row, columns, body.people_seen ?? false)) ??
    (await checkBatchNames(db, columns, row.batch_id))
  if (wrong) return wrong
  const changed = listChangedBatchFields(pickBatchColumns(row), columns)
  if (changed.length === 0) return getEditedBatch(db, actor, row.batch_id)
  await db.run(store.updateBatch, row.batch_id, JSON.stringify(columns))
  await db.recordEvent({
    transition: { machine: 'batch', name: 'edit' },
    subject: row.batch_id,
    data: { batch: body.name, changed },
  })
  await sendSeatAlerts(db, row.batch_id)
  if (
    programmeFields.some((field) => changed.includes(field)) &&
    columns.programme_start &&
    columns.programme_end
  ) {
    await db.recordEvent({
      transition: { machine: 'batch', name: 'moveProgramme' },
      subject: row.batch_id,
      data: { batch: body.name, from: columns.programme_start, to: columns.programme_end },
    })
  }
  return getEditedBatch(db, actor, row.batch_id)
}

async function transitionBatch(db: Tx, actor: Operator, id: string, name: 'publish' | 'hide') {
  const row = await lockManagedBatch(db, id)
  if (!row) return notFound()
  const refusal = findRefusal(batchCan[name](actor, toBatchPolicyFacts(row, db.now)))
  if (refusal) return refusal
  const moved = batchMachine.transition(name, row.status, 'operator')
  if (!isTransition(moved)) return refuseTransition(moved)
  if (
    (await db.run(
      store.setBatchPublished,
      id,
      row.is_published,
      name === 'publish',
      db.now.toISOString(),
    )) === 0
  )
    return refuse('ILLEGAL_TRANSITION')
  await db.recordEvent({ transition: moved, subject: id, data: { batch: row.name } })
  return getEditedBatch(db, actor, id)
}

export const publishBatch: Handler<Endpoints['publishBatch']> = async ({ db, actor, params }) =>
  transitionBatch(db, actor, params.id, 'publish')
export const hideBatch: Handler<Endpoints['hideBatch']> = async ({ db, actor, params }) =>
  transitionBatch(db, actor, params.id, 'hide')

/** Closes enrolment now. Interns keep their seats. */
export const closeEnrolment: Handler<Endpoints['closeEnrolment']> = async ({
  db,
  actor,
  params,
  now,
}) => {
  const row = await lockManagedBatch(db, params.id)
  if (!row) return notFound()
  const refusal = findRefusal(batchCan.close(actor, toBatchPolicyFacts(row, now)))
  if (refusal) return refusal
  if ((await db.run(store.closeBatchEnrolment, params.id, now.toISOString())) === 0)
    return refuse('ILLEGAL_TRANSITION')
  await db.recordEvent({
    transition: { machine: 'batch', name: 'close' },
    subject: params.id,
    data: { batch: row.name },
  })
  return getEditedBatch(db, actor, params.id)
}
