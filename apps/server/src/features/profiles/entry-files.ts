import type { EntryKind } from '@fledge/domain/profiles/types.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { lockDocumentsToSave, detachUnusedFiles } from '../files/public.ts'
import * as entryStore from './queries/entry.queries.ts'

type EntryData = Readonly<Record<string, unknown>>

/** Fields of an entry that hold a file: a certificate's scan, or a portfolio file. */
const fileFields = ['certificate_file_id', 'file_id'] as const

const listEntryFiles = (data: EntryData) =>
  fileFields.flatMap((field) =>
    typeof data[field] === 'string' ? [{ field, id: data[field] }] : [],
  )

/** @throws VALIDATION for files that are not complete documents of the intern */
export async function validateEntryFiles(
  tx: Tx,
  intern: InternScope,
  entries: readonly EntryData[],
): Promise<void> {
  const entryFiles = entries.flatMap(listEntryFiles)
  const foreign = await lockDocumentsToSave(
    tx,
    intern,
    entryFiles.map(({ id }) => id),
  )
  const invalid = entryFiles.filter(({ id }) => foreign.includes(id))
  if (invalid.length > 0)
    throw new AppError('VALIDATION', {
      fields: Object.fromEntries(
        invalid.map(({ field }) => [field, translate('profiles.entry.file')]),
      ),
    })
}

/** Returns the entry to store: a certificate file only if the entry is marked as a certificate. */
export const toStoredEntry = (data: EntryData): EntryData =>
  data['is_certification'] === true
    ? data
    : { ...data, ...('certificate_file_id' in data ? { certificate_file_id: null } : {}) }

/** Runs a change of entries, then detaches files they no longer use. */
export async function changeEntriesAndFiles<T>(
  tx: Tx,
  intern: InternScope,
  kinds: readonly EntryKind[],
  change: () => Promise<T>,
): Promise<T> {
  const before = await tx.many(entryStore.entryFiles, { intern_id: intern, kinds })
  const result = await change()
  await detachUnusedFiles(
    tx,
    intern,
    before.map(({ file_id }) => file_id),
  )
  return result
}
