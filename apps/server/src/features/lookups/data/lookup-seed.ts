import type { LookupList } from '@fledge/domain/lookups/types.ts'

/** One row as the product ships it. */
export interface LookupSeed {
  readonly list: LookupList
  readonly id: number
  readonly label: string
  readonly sort: number
  readonly parent_id?: number
  readonly data?: Readonly<Record<string, unknown>>
}
