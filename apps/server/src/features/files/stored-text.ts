import { buffer } from 'node:stream/consumers'
import { dayMs } from '@fledge/kernel/dates.ts'
import type { Actor, Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { type DocumentPage, readLines } from './file-reader.ts'
import { filesWithoutText, saveFileText, storedFileText } from './queries/files.queries.ts'

/** Changes with what the reader returns for a file: texts of another version are read again. */
const textVersion = 1

/** Files that one delivery reads, one after the other: there is one after every commit that sends something. */
const filesPerDelivery = 2
/** Older ones are read when someone opens them. */
const lookBackMs = dayMs

interface StoredFile {
  readonly file_id: string
  readonly key: string
}

interface Reading {
  readonly services: Services
  readonly now: Date
}

/** Returns the text of a document, which is read from the file at most once. */
export async function findText(
  { actor, db, ...reading }: Reading & { readonly actor: Operator; readonly db: Db },
  file: StoredFile,
): Promise<readonly DocumentPage[]> {
  const stored = await db.one(storedFileText, { file_id: file.file_id, text_version: textVersion })
  return stored?.text_pages ?? (await readText(reading, actor, file)) ?? []
}

/** Reads the text of what interns have just uploaded, before a reviewer opens it. */
export async function readNewTexts(services: Services): Promise<void> {
  const db = services.database.read()
  const files = await db.many(filesWithoutText, {
    since: new Date(db.now.getTime() - lookBackMs).toISOString(),
    limit: filesPerDelivery,
  })
  for (const file of files)
    // oxlint-disable-next-line no-await-in-loop -- one process at a time
    if (!(await isTried({ services, now: db.now }, file))) return
}

/** Whether the file has been tried; not if the readers are busy, or the store does not respond. */
async function isTried(reading: Reading, file: StoredFile): Promise<boolean> {
  try {
    await readText(reading, null, file)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/**
 * Reads a file and keeps its text. Without an actor, the server reads it: a file without bytes, or
 * one that makes the process fail, is marked, so that it is not tried again until someone opens it.
 * @returns nothing if the process failed
 */
async function readText(
  { services, now }: Reading,
  actor: Actor | null,
  { file_id, key }: StoredFile,
): Promise<readonly DocumentPage[] | null | undefined> {
  const stored = await services.files.read(key)
  if (!stored && actor) notFound()
  const pages =
    stored && (await readLines({ services, actor, now, bytes: await buffer(stored.stream) }))
  if (pages || !actor)
    await services.database.transaction(actor ?? { kind: 'clock' }, (tx) =>
      tx.run(saveFileText, {
        file_id,
        text_version: textVersion,
        text_pages: pages ? JSON.stringify(pages) : null,
      }),
    )
  return pages
}
