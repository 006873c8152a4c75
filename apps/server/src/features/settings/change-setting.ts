import { isDeepStrictEqual } from 'node:util'
import type { settingEndpoints } from '@fledge/contract/settings/endpoints.ts'
import { getSettingSchema } from '@fledge/contract/settings/schema.ts'
import { settingEvents } from '@fledge/domain/settings/events.ts'
import { settingRules } from '@fledge/domain/settings/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { saveSetting } from '../../platform/db/settings.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toNamedId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import { readSettings } from './public.ts'
import { lockSettings, unknownCountries } from './queries/programme-settings.queries.ts'

/** Changes a default of the programme; the same value again changes nothing. */
export const changeSetting: Handler<(typeof settingEndpoints)['changeSetting']> = async ({
  db,
  params: { name },
  body,
}) => {
  const parsed = getSettingSchema(name).safeParse(body.value)
  if (!parsed.success) rejectValue(parsed.error.issues[0]?.message ?? translate('problems.other'))
  const to = parsed.data
  if (settingRules[name].kind === 'countries' && Array.isArray(to)) await requireCountries(db, to)
  await db.one(lockSettings)
  const from = (await readSettings(db))[name]
  if (!isDeepStrictEqual(from, body.base)) throw new AppError('CONFLICT')
  if (isDeepStrictEqual(from, to)) return { name }
  await saveSetting(db, name, to)
  await db.recordEvent(settingEvents.change, {
    subject: toNamedId('setting', name),
    note: body.note,
    data: { name, from, to },
  })
  return { name }
}

async function requireCountries(db: Tx, ids: readonly number[]): Promise<void> {
  const unknown = await db.many(unknownCountries, { ids })
  if (unknown.length > 0) rejectValue(translate('problems.choose'))
}

function rejectValue(message: string): never {
  throw new AppError('VALIDATION', { fields: { value: message } })
}
