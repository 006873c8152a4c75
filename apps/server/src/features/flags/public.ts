import { type FlagName, flagNames, isFlagOn } from '@fledge/domain/flags/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Env } from '../../platform/env.ts'
import * as store from './queries/flags.queries.ts'

// A feature whose provider is not configured is off, regardless of its flag (spec/product.md,
// zero-configuration mode).
const requiredSettings: Readonly<Partial<Record<string, keyof Env>>> = {
  GOOGLE_CAL: 'GOOGLE_CLIENT_ID',
  GOOGLE_SIGN_IN: 'GOOGLE_CLIENT_ID',
  OUTLOOK_CAL: 'OUTLOOK_CLIENT_ID',
} satisfies Partial<Record<FlagName, keyof Env>>

/** Whether the provider that a feature needs is configured. */
export function isFlagAvailable(name: string, env: Env): boolean {
  if (name === ('PAYMENTS' satisfies FlagName))
    return !env.production || env.STRIPE_SECRET_KEY !== undefined
  const needed = requiredSettings[name]
  return needed === undefined || env[needed] !== undefined
}

/**
 * Returns whether a feature is on for a user. An unknown name is off.
 * @param userId null for no particular user
 */
export async function isFeatureOn(
  db: Db,
  env: Env,
  name: string,
  userId: string | null,
): Promise<boolean> {
  const row = await db.one(store.flagRows, { names: [name] })
  return (
    isFlagAvailable(name, env) &&
    isFlagOn(
      name,
      row && { isOn: row.is_on, percentage: row.percentage, userIds: row.user_ids },
      userId,
    )
  )
}

/** Returns every known feature and whether it is on for a user. */
export async function listFeatureStates(
  db: Db,
  env: Env,
  userId: string | null,
): Promise<Record<FlagName, boolean>> {
  const rows = await db.many(store.flagRows, { names: flagNames })
  const isOn = (name: FlagName) => {
    const row = rows.find((row) => row.name === name)
    return (
      isFlagAvailable(name, env) &&
      isFlagOn(
        name,
        row && { isOn: row.is_on, percentage: row.percentage, userIds: row.user_ids },
        userId,
      )
    )
  }
  // Every name of the list is set.
  return Object.fromEntries(flagNames.map((name) => [name, isOn(name)])) as Record<
    FlagName,
    boolean
  >
}
