import { paths } from '@fledge/contract/paths.ts'
import { type CalendarProvider, calendarFlags } from '@fledge/domain/calendars/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Env } from '../../platform/env.ts'
import { isFeatureOn } from '../flags/public.ts'

export const getConsentRedirectUrl = (env: Env) => `${env.publicUrl}${paths.company.outlook}`

/** Returns whether the provider is configured here and enabled for this user. */
export const isCalendarProviderEnabled = (
  db: Db,
  env: Env,
  provider: CalendarProvider,
  userId: string,
): Promise<boolean> => isFeatureOn(db, env, calendarFlags[provider], userId)
