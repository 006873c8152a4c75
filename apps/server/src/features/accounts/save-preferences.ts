import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { saveEmailPreferences } from '../sessions/public.ts'
import * as store from './queries/accounts.queries.ts'

export const savePreferences: Handler<typeof accountEndpoints.savePreferences> = async ({
  db,
  actor,
  body,
  now,
}) => {
  if (body.mails) await saveEmailPreferences(db, actor.userId, body.mails)
  if (body.time_zone_prompt_dismissed)
    await db.run(store.dismissPrompt, { intern_id: actor.intern, now: now.toISOString() })
  return { saved_at: now.toISOString() }
}
