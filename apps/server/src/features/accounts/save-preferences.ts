import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { dismissTimeZonePrompt } from '../profiles/public.ts'
import { saveEmailPreferences } from '../sessions/public.ts'

export const savePreferences: Handler<typeof accountEndpoints.savePreferences> = async ({
  db,
  actor,
  body,
  now,
}) => {
  if (body.mails) await saveEmailPreferences(db, actor.userId, body.mails)
  if (body.time_zone_prompt_dismissed) await dismissTimeZonePrompt(db, actor.intern)
  return { saved_at: now.toISOString() }
}
