import type { flagEndpoints } from '@fledge/contract/flags/endpoints.ts'
import { flagColumns } from '@fledge/contract/flags/flag-columns.ts'
import type { FlagState, FlagView } from '@fledge/contract/flags/schema.ts'
import { type FeatureFlag, flagNames } from '@fledge/domain/flags/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Env } from '../../platform/env.ts'
import { exportList, toRowBatch } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toNamedId } from '../../platform/ids.ts'
import { isFlagAvailable } from './public.ts'
import * as queries from './queries/flags.queries.ts'

type Endpoints = typeof flagEndpoints

/** Returns the flags of this version of the product, each with its users and latest change. */
export const listFlags: Handler<Endpoints['listFlags']> = ({ db, services }) =>
  loadFlags(db, services.env)

/** Sends the list as CSV. */
export const exportFlags: Handler<Endpoints['exportFlags']> = (request) => {
  const { actor, services } = request
  const rows = toRowBatch(loadFlags(services.database.readAs(actor), services.env))
  return exportList(request, { list: 'flags', columns: flagColumns, rows })
}

async function loadFlags(db: Db, env: Env): Promise<FlagView[]> {
  const rows = await db.many(queries.flagRows, { names: flagNames })
  const [users, changes] = [
    await db.many(queries.flagUsers, { user_ids: rows.flatMap(({ user_ids: ids }) => ids) }),
    await db.many(queries.lastFlagChanges, {
      subject_ids: flagNames.map((name) => toNamedId('flag', name)),
    }),
  ]
  return flagNames.map((name) => {
    const row = rows.find((flag) => flag.name === name)
    const change = changes.find(({ subject_id: id }) => id === toNamedId('flag', name))
    const ids = row?.user_ids ?? []
    return {
      name,
      is_on: row?.is_on ?? false,
      percentage: row?.percentage ?? 0,
      user_ids: [...ids],
      is_available: isFlagAvailable(name, env),
      users: users.filter(({ user_id: id }) => ids.includes(id)),
      last_change: change
        ? {
            at: change.at,
            by: change.actor_name,
            from: toWireState(change.data.from),
            to: toWireState(change.data.to),
            note: change.note,
          }
        : null,
    }
  })
}

const toWireState = ({ isOn, percentage, userIds }: FeatureFlag): FlagState => ({
  is_on: isOn,
  percentage,
  user_ids: [...userIds],
})
