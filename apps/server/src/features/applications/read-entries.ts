import type { entryEndpoints } from '@fledge/contract/applications/entry-endpoints.ts'
import type { EntryKind } from '@fledge/domain/profiles/types.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { listEntries } from '../profiles/public.ts'

const listEntriesOfKind =
  (kind: EntryKind) =>
  async ({ db, actor }: { readonly db: Db; readonly actor: InternActor }) =>
    (await listEntries(db, actor.intern))[kind]

export const listEducation: Handler<typeof entryEndpoints.listEducation> =
  listEntriesOfKind('education')
export const listExperience: Handler<typeof entryEndpoints.listExperience> =
  listEntriesOfKind('experience')
export const listPortfolio: Handler<typeof entryEndpoints.listPortfolio> =
  listEntriesOfKind('portfolio')
