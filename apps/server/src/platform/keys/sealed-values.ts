import type { Db, Tx } from '../db/database.ts'
import type { KeyRing } from './key-ring.ts'

/** How many stored values a key has encrypted. */
export interface KeyUse {
  /** Empty for values from before key ids. */
  readonly key_id: string
  readonly count: number
}

/** Values of a feature that stay encrypted for longer than a few days. */
export interface SealedValues {
  /** What they are, in the plural. */
  readonly name: string
  countByKey(db: Db): Promise<readonly KeyUse[]>
  /**
   * Encrypts again the next values that the newest key has not encrypted; leaves those that no key
   * opens.
   * @returns the number of values encrypted again
   */
  reseal(tx: Tx, keyRing: KeyRing): Promise<number>
}
