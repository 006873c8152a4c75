import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { disabledEmailKinds } from './store.ts'
import { toPreferencesView } from './views.ts'

export const noticePreferences: Handler<typeof noticeEndpoints.noticePreferences> = async ({
  actor,
  db,
}) => toPreferencesView((await db.one(disabledEmailKinds, actor.userId))?.off ?? [])
