import type { Operator } from '@fledge/domain/sessions/types.ts'

/** What a list and its CSV read. */
export const toRecordRequest = <Query>({ operator }: Operator, filters: Query) => ({
  scope: { operator },
  filters,
})
