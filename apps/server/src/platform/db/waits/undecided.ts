import type { PendingActKind } from '@fledge/domain/pending-acts/types.ts'

/** What has been decided is in no queue while the decision can still be undone. */
export const undecidedSql = (kind: PendingActKind, id: string): string =>
  `not exists (select from pending_acts p where p.kind = '${kind}' and p.subject_id = ${id} and p.finished_at is null)`
