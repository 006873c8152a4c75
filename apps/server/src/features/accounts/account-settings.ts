import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import * as store from './queries/accounts.queries.ts'

export async function getAccountSettingsView(db: Db, actor: InternActor) {
  const row = await db.one(store.accountSettings, { intern_id: actor.intern })
  if (!row) notFound()
  const { preferences, ...account } = row
  return { ...account, mails: preferences.mails ?? {} }
}
