import { isDeepStrictEqual } from 'node:util'
import type { flagEndpoints } from '@fledge/contract/flags/endpoints.ts'
import type { FlagState } from '@fledge/contract/flags/schema.ts'
import { flagCan } from '@fledge/domain/flags/can.ts'
import { flagEvents } from '@fledge/domain/flags/events.ts'
import type { FeatureFlag } from '@fledge/domain/flags/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toNamedId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import { flagUsers, lockFlag, updateFlag } from './queries/flags.queries.ts'

/**
 * Changes for whom a feature is on; the same state again changes nothing. Flags are read from the
 * database at each use, so no process keeps the old state.
 */
export const changeFlag: Handler<(typeof flagEndpoints)['changeFlag']> = async ({
  actor,
  db,
  params: { name },
  body,
}) => {
  authorize(flagCan.change(actor))
  const row = (await db.one(lockFlag, { name })) ?? notFound()
  const from = { isOn: row.is_on, percentage: row.percentage, userIds: row.user_ids.toSorted() }
  const to = toFlag(body)
  if (!isDeepStrictEqual(from, toFlag(body.base))) throw new AppError('CONFLICT')
  if (isDeepStrictEqual(from, to)) return { name }
  await requireUsers(
    db,
    to.userIds.filter((id) => !from.userIds.includes(id)),
  )
  await db.run(updateFlag, {
    name,
    is_on: to.isOn,
    percentage: to.percentage,
    user_ids: to.userIds,
  })
  await db.recordEvent(flagEvents.change, {
    subject: toNamedId('flag', name),
    note: body.note,
    data: { name, from, to },
  })
  return { name }
}

const toFlag = ({ is_on, percentage, user_ids }: FlagState): FeatureFlag => ({
  isOn: is_on,
  percentage,
  userIds: [...new Set(user_ids)].toSorted(),
})

/** @throws VALIDATION if someone does not exist */
async function requireUsers(tx: Tx, ids: readonly string[]): Promise<void> {
  const found = await tx.many(flagUsers, { user_ids: ids })
  if (found.length < ids.length)
    throw new AppError('VALIDATION', { fields: { user_ids: translate('problems.choose') } })
}
