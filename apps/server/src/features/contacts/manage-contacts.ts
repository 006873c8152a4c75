import type { contactCalls } from '@fledge/contract/contacts/calls.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { counted, notFound, refuse } from '../../platform/http/outcome.ts'
import { newId } from '../../platform/ids.ts'
import { contacts, deleteContact, insertContact, lockContacts, updateContact } from './store.ts'

type Calls = typeof contactCalls
const most = 10

export const listContacts: Handler<Calls['listContacts']> = async ({ actor, db }) => {
  const rows = await db.many(contacts, actor.company)
  return counted(rows, rows.length)
}

export const addContact: Handler<Calls['addContact']> = async ({ actor, db, body, now }) => {
  const lock = await db.one(lockContacts, actor.company)
  if ((lock?.there ?? most) >= most) return refuse('CONFLICT', { because: 'contacts.refused.many' })
  const row = await db.one(insertContact, actor.company, newId(now), body.first_name, body.last_name, body.email, body.phone ?? null, body.job_title ?? null, now.toISOString())
  return row ?? refuse('ALREADY_THERE', { because: 'contacts.refused.there', fields: { email: 'This address is already an alternate contact.' } })
}

export const editContact: Handler<Calls['editContact']> = async ({ actor, db, body }) =>
  (await db.one(updateContact, actor.company, body.user_id, body.first_name, body.last_name, body.email, body.phone ?? null, body.job_title ?? null)) ?? notFound()

export const removeContact: Handler<Calls['removeContact']> = async ({ actor, db, params }) => ((await db.run(deleteContact, actor.company, params.user_id)) > 0 ? {} : notFound())
