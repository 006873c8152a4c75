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
import { changedFields, type Columns, columnsOf, columnsOfRow } from './batch-columns.ts'
import { canFactsOf, operatorView } from './operator-views.ts'
import { tellSeatFree } from './seat-alerts.ts'
import * as store from './store.ts'

type Endpoints = typeof batchEndpoints

const show = async (db: Tx, actor: Operator, id: string) =>
  (await operatorView(db, actor, id)) ?? notFound()

/**
 * Returns why the address or code conflicts with other batches and partners. Locks names until the
 * transaction ends.
 */
async function namesRefused(
  db: Tx,
  columns: Columns,
  except: string | null,
): Promise<Refusal | undefined> {
  await db.run(store.lockNames)
  const has = await db.one(store.whoHas, columns.slug, columns.code, except)
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
  const columns = columnsOf(body, {})
  const taken = await namesRefused(db, columns, null)
  if (taken) return taken
  const moved = batchMachine.transition('draft', null, 'operator')
  if (!isTransition(moved)) return refuseTransition(moved)
  const id = newId(db.now)
  await db.run(
    store.insertBatch,
    JSON.stringify({ ...columns, batch_id: id, created_at: db.now.toISOString() }),
  )
  await db.recordEvent({ transition: moved, subject: id, data: { batch: body.name } })
  return show(db, actor, id)
}

/**
 * Uses the same lock as taking seats, so that a reduction cannot remove a seat that was just taken.
 */
async function locked(db: Tx, id: string): Promise<store.OperatorRow | undefined> {
  await db.run(store.lockBatch, id)
  return db.one(store.operatorBatch, id)
}

const addressFields = ['slug', 'code'] as const
const termFields = ['payer', 'price_amount', 'price_currency', 'refund_days'] as const
const programmeFields = ['programme_start', 'programme_end'] as const

async function changeRefused(
  db: Tx,
  actor: Operator,
  row: store.OperatorRow,
  columns: Columns,
  peopleSeen: boolean,
): Promise<Refusal | undefined> {
  const changed = changedFields(columnsOfRow(row), columns)
  const any = (fields: readonly (keyof Columns)[]) =>
    fields.some((field) => changed.includes(field))
  const programmeMoved = any(programmeFields)
  const outside = programmeMoved
    ? await db.one(
        store.placedOutside,
        row.batch_id,
        columns.programme_start,
        columns.programme_end,
      )
    : undefined
  const problems = listDeniedChanges(actor, canFactsOf(row, db.now), {
    seats: columns.seats,
    addressChanged: any(addressFields),
    termsChanged: any(termFields),
    programmeMoved,
    programmeRemoved: columns.programme_start === null,
    placedOutside: outside?.count ?? 0,
    peopleSeen,
  })
  return refusalOfChange(problems)
}

function refusalOfChange(problems: ReturnType<typeof listDeniedChanges>): Refusal | undefined {
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
  const row = await locked(db, params.id)
  if (!row) return notFound()
  const columns = columnsOf(body, row.texts)
  const wrong =
    (await changeRefused(db, actor, row, columns, body.people_seen ?? false)) ??
    (await namesRefused(db, columns, row.batch_id))
  if (wrong) return wrong
  const changed = changedFields(columnsOfRow(row), columns)
  if (changed.length === 0) return show(db, actor, row.batch_id)
  await db.run(store.updateBatch, row.batch_id, JSON.stringify(columns))
  await db.recordEvent({
    transition: { machine: 'batch', name: 'edit' },
    subject: row.batch_id,
    data: { batch: body.name, changed },
  })
  await tellSeatFree(db, row.batch_id)
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
  return show(db, actor, row.batch_id)
}

async function move(db: Tx, actor: Operator, id: string, name: 'publish' | 'hide') {
  const row = await locked(db, id)
  if (!row) return notFound()
  const refusal = findRefusal(batchCan[name](actor, canFactsOf(row, db.now)))
  if (refusal) return refusal
  const moved = batchMachine.transition(name, row.status, 'operator')
  if (!isTransition(moved)) return refuseTransition(moved)
  if (
    (await db.run(
      store.moveBatch,
      id,
      row.is_published,
      name === 'publish',
      db.now.toISOString(),
    )) === 0
  )
    return refuse('ILLEGAL_TRANSITION')
  await db.recordEvent({ transition: moved, subject: id, data: { batch: row.name } })
  return show(db, actor, id)
}

export const publishBatch: Handler<Endpoints['publishBatch']> = async ({ db, actor, params }) =>
  move(db, actor, params.id, 'publish')
export const hideBatch: Handler<Endpoints['hideBatch']> = async ({ db, actor, params }) =>
  move(db, actor, params.id, 'hide')

/** Closes enrolment now. Interns keep their seats. */
export const closeEnrolment: Handler<Endpoints['closeEnrolment']> = async ({
  db,
  actor,
  params,
  now,
}) => {
  const row = await locked(db, params.id)
  if (!row) return notFound()
  const refusal = findRefusal(batchCan.close(actor, canFactsOf(row, now)))
  if (refusal) return refusal
  if ((await db.run(store.closeBatch, params.id, now.toISOString())) === 0)
    return refuse('ILLEGAL_TRANSITION')
  await db.recordEvent({
    transition: { machine: 'batch', name: 'close' },
    subject: params.id,
    data: { batch: row.name },
  })
  return show(db, actor, params.id)
}
