import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult, notFound } from '../../platform/http/refusal.ts'
import { toFileUrl, findOwnFile, setFileVisibility } from '../files/public.ts'
import { indexIntern } from '../profiles/public.ts'
import * as store from './store.ts'

type Endpoints = typeof accountEndpoints

async function getAccountSettingsView(db: Db, actor: InternActor) {
  const row = await db.one(store.accountSettings, actor.intern)
  if (!row) return notFound()
  const { preferences, ...same } = row
  return { ...same, mails: preferences.mails ?? {} }
}

export const getAccountSettings: Handler<Endpoints['getAccountSettings']> = async ({ db, actor }) =>
  getAccountSettingsView(db, actor)

/** Changes who can see the profile. A hidden profile disappears from browse immediately. */
export const updateAccountSettings: Handler<Endpoints['updateAccountSettings']> = async ({
  db,
  actor,
  body,
}) => {
  await db.run(store.lockOwnIntern, actor.intern)
  await db.run(
    store.saveVisibility,
    actor.intern,
    body.is_public ?? null,
    body.is_hidden ?? null,
    body.public_parts ? [...new Set(body.public_parts)] : null,
    body.is_listed ?? null,
  )
  if (body.time_zone) await db.run(store.saveTimeZone, actor.userId, body.time_zone)
  await indexIntern(db, actor.intern)
  return getAccountSettingsView(db, actor)
}

export const savePreferences: Handler<Endpoints['savePreferences']> = async ({
  db,
  actor,
  body,
  now,
}) => {
  if (body.mails) await db.run(store.saveMails, actor.userId, JSON.stringify(body.mails))
  if (body.time_zone_prompt_dismissed)
    await db.run(store.dismissPrompt, actor.intern, now.toISOString())
  return { saved_at: now.toISOString() }
}

export const updateTimeZone: Handler<Endpoints['updateTimeZone']> = async ({
  db,
  actor,
  body,
  now,
}) => {
  await db.run(store.lockOwnIntern, actor.intern)
  await db.run(store.saveTimeZone, actor.userId, body.time_zone)
  await indexIntern(db, actor.intern)
  return { saved_at: now.toISOString() }
}

export const listPictures: Handler<Endpoints['listPictures']> = async ({ db, actor }) => {
  const rows = await db.many(store.ownPictures, actor.userId)
  return toPagedResult(
    rows.map((row) => ({ ...row, url: toFileUrl(row.file_id) })),
    rows.length,
  )
}

/**
 * Sets one of the user's own images as profile picture, shown to companies wherever they see the
 * person.
 */
export const editPicture: Handler<Endpoints['editPicture']> = async ({ db, actor, body }) => {
  const file = body.file_id ? await findOwnFile(db, actor, body.file_id, ['image']) : null
  if (file === undefined) return notFound()
  await db.run(store.setInternPicture, actor.userId, file?.file_id ?? null)
  if (file) await setFileVisibility(db, file.file_id, true)
  return { picture_url: file ? toFileUrl(file.file_id) : null }
}
