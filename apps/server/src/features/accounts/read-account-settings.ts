import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { toFileUrl } from '../files/public.ts'
import * as store from './queries/accounts.queries.ts'
import { getAccountSettingsView } from './account-settings.ts'

type Endpoints = typeof accountEndpoints

export const getAccountSettings: Handler<Endpoints['getAccountSettings']> = async ({ db, actor }) =>
  getAccountSettingsView(db, actor)

export const listPictures: Handler<Endpoints['listPictures']> = async ({ db, actor }) => {
  const rows = await db.many(store.ownPictures, { owner_user_id: actor.userId })
  return toPagedResult(
    rows.map((row) => ({ ...row, url: toFileUrl(row.file_id) })),
    rows.length,
  )
}
