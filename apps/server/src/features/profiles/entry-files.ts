import type { EntryKind } from '@fledge/domain/profiles/types.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse, type Refusal } from '../../platform/http/outcome.ts'
import { translate } from '../../platform/texts.ts'
import { foreignDocuments, letFilesGo } from '../files/public.ts'
import * as entryStore from './entry-store.ts'

type EntryData = Readonly<Record<string, unknown>>

/** Where an entry holds a file: a certificate's scan, or what the portfolio shows. */
const fileFields = ['certificate_file_id', 'file_id'] as const

const filesIn = (data: EntryData) =>
  fileFields.flatMap((field) =>
    typeof data[field] === 'string' ? [{ field, id: data[field] }] : [],
  )

/** Why entries cannot hold the files they name: each has to be a finished document of the intern's own. */
export async function wrongEntryFiles(
  tx: Tx,
  intern: InternScope,
  entries: readonly EntryData[],
): Promise<Refusal | undefined> {
  const named = entries.flatMap(filesIn)
  const foreign = await foreignDocuments(
    tx,
    intern,
    named.map(({ id }) => id),
  )
  const wrong = named.filter(({ id }) => foreign.includes(id))
  return wrong.length > 0
    ? refuse('VALIDATION', {
        fields: Object.fromEntries(
          wrong.map(({ field }) => [field, translate('profiles.entry.file')]),
        ),
      })
    : undefined
}

/** What is kept of an entry: a file belongs to a certificate only where it is marked as one. */
export const keptEntry = (data: EntryData): EntryData =>
  data['is_certification'] === true
    ? data
    : { ...data, ...('certificate_file_id' in data ? { certificate_file_id: null } : {}) }

/** Makes a change of entries, and lets go of the files that they held before and do not now. */
export async function withFilesLetGo<T>(
  tx: Tx,
  intern: InternScope,
  kinds: readonly EntryKind[],
  change: () => Promise<T>,
): Promise<T> {
  const before = await tx.many(entryStore.entryFiles, intern, kinds)
  const done = await change()
  await letFilesGo(
    tx,
    intern,
    before.map(({ file_id }) => file_id),
  )
  return done
}
