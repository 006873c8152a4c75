import type { Tx } from './database.ts'
import { upsertSetting } from './queries/settings.queries.ts'

/**
 * Saves a setting of the installation.
 * @returns whether its value has changed
 */
export const saveSetting = async (tx: Tx, name: string, value: unknown): Promise<boolean> =>
  (await tx.run(upsertSetting, { name, value: JSON.stringify(value) })) > 0
