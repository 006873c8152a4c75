import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPreferencesView } from './views.ts'
import { disabledEmailKinds } from './queries/notices.queries.ts'

export const noticePreferences: Handler<typeof noticeEndpoints.noticePreferences> = async ({
  actor,
  db,
}) => toPreferencesView((await db.one(disabledEmailKinds, { user_id: actor.userId }))?.off ?? [])
