import type { agreementEndpoints } from '@fledge/contract/agreements/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './queries/agreements.queries.ts'
import { getConductView } from './conduct-view.ts'

type Endpoints = typeof agreementEndpoints

export const getConduct: Handler<Endpoints['getConduct']> = async ({ db, actor }) =>
  (await getConductView(db, actor)).view

export const listOwnAcceptances: Handler<Endpoints['listOwnAcceptances']> = async ({ db, actor }) =>
  db.many(store.ownAcceptances, { user_id: actor.userId })
