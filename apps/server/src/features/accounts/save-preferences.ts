import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './store.ts'

export const savePreferences: Handler<typeof accountEndpoints.savePreferences> = async ({
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
