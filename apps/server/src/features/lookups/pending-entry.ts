import { lookupList } from '@fledge/contract/lookups/manage-schema.ts'
import { lookupId } from '@fledge/contract/platform/schema.ts'
import type { PendingActsOf } from '@fledge/domain/pending-acts/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { z } from 'zod'
import type { Tx } from '../../platform/db/database.ts'
import type { CommitServices } from '../../platform/services.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'

/** What every act on an entry has; `name` is the one that it had, by which its operator knows it. */
export const pendingEntry = z.object({ list: lookupList, id: lookupId, name: z.string() })

interface EntryAct {
  readonly act: PendingActsOf['LOOKUP']
  readonly execute: ExecuteAct
  readonly subject: string
  readonly input: { readonly name: string }
}

interface EntryContext {
  readonly db: Tx
  readonly actor: Operator
  readonly services: CommitServices
}

/** Has a change of an entry take effect once it can no longer be undone. */
export const requestEntryAct = (
  { db, actor, services }: EntryContext,
  { act, execute, subject, input }: EntryAct,
) =>
  requestAct(
    { db, actor, services, params: { id: subject }, body: input },
    { kind: 'LOOKUP', act, execute },
  )
