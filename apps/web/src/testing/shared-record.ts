import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import type { SaveRequest } from '../platform/forms/save-session.ts'
import { ApiError } from '../platform/http/api-error.ts'

/** A record that several people edit, as the server keeps it: it refuses an outdated base. */
export interface SharedRecord {
  values: FieldValues
  /** What was saved, oldest first. */
  readonly saved: FieldValues[]
  /** Thrown by the next saves, for example while the server is unreachable. */
  failure: ApiError | null
  readonly save: (changes: FieldValues, base: SaveRequest['base']) => Promise<void>
  readonly reload: () => Promise<FieldValues>
}

/** Creates a record with these saved values. */
export function createSharedRecord(values: FieldValues): SharedRecord {
  const record: SharedRecord = {
    values,
    saved: [],
    failure: null,
    save: async (changes, base) => {
      if (record.failure) throw record.failure
      const outdated = Object.keys(changes).filter(
        (field) => field in base.values && base.values[field] !== record.values[field],
      )
      if (outdated.length > 0)
        throw new ApiError(
          409,
          'CONFLICT',
          '',
          Object.fromEntries(outdated.map((field) => [field, 'Grace Lin changed this.'])),
        )
      record.saved.push(changes)
      record.values = { ...record.values, ...changes }
    },
    reload: async () => record.values,
  }
  return record
}
