import type { contactEndpoints } from '@fledge/contract/contacts/endpoints.ts'
import { validatePhone } from '@fledge/contract/platform/schema.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult, notFound, refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import * as store from './store.ts'

type Endpoints = typeof contactEndpoints
const maxContacts = 10

export const listContacts: Handler<Endpoints['listContacts']> = async ({ actor, db }) => {
  const rows = await db.many(store.contacts, actor.company)
  return toPagedResult(rows, rows.length)
}

export const addContact: Handler<Endpoints['addContact']> = async ({ actor, db, body, now }) => {
  const lock = await db.one(store.lockContacts, actor.company)
  if ((lock?.there ?? maxContacts) >= maxContacts)
    return refuse('CONFLICT', { messageKey: 'contacts.refused.many' })
  const row = await db.one(
    store.insertContact,
    actor.company,
    newId(now),
    body.first_name,
    body.last_name,
    body.email,
    body.phone ?? null,
    body.job_title ?? null,
    now.toISOString(),
  )
  return (
    row ??
    refuse('ALREADY_EXISTS', {
      messageKey: 'contacts.refused.there',
      fields: { email: translate('contacts.refused.there') },
    })
  )
}

export const editContact: Handler<Endpoints['editContact']> = async ({ actor, db, body }) => {
  const kept = await db.one(store.contactForUpdate, actor.company, body.user_id)
  if (!kept || kept.is_removed) return notFound()
  const wrong = validatePhone(body.phone ?? '', kept.phone)
  if (wrong) return refuse('VALIDATION', { fields: { phone: wrong } })
  return (
    (await db.one(
      store.updateContact,
      actor.company,
      body.user_id,
      body.first_name,
      body.last_name,
      body.email,
      body.phone ?? null,
      body.job_title ?? null,
    )) ?? notFound()
  )
}

export const removeContact: Handler<Endpoints['removeContact']> = async ({
  actor,
  db,
  params,
  now,
}) =>
  (await db.run(store.deleteContact, actor.company, params.user_id, now.toISOString())) > 0
    ? {}
    : notFound()

/**
 * Restores a deleted contact unchanged within a day (retention table), without validating it again.
 */
export const putBackContact: Handler<Endpoints['putBackContact']> = async ({
  actor,
  db,
  params,
}) => {
  const lock = await db.one(store.lockContacts, actor.company)
  const kept = await db.one(store.contactForUpdate, actor.company, params.user_id)
  if (!kept) return notFound()
  if (kept.is_removed && (lock?.there ?? maxContacts) >= maxContacts)
    return refuse('CONFLICT', { messageKey: 'contacts.refused.many' })
  return (
    (await db.one(store.restoreContact, actor.company, params.user_id)) ??
    refuse('ALREADY_EXISTS', { messageKey: 'contacts.refused.there' })
  )
}
