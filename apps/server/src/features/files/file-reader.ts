import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ResumeFacts } from '@fledge/resume-parser/resume-facts.ts'
import type { Actor } from '@fledge/domain/sessions/types.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { ChildFailedError, QueueFullError } from '../../platform/files/child-pool.ts'
import type { Services } from '../../platform/services.ts'
import { translate } from '../../platform/texts.ts'
import type { CheckedFile } from './check-file.ts'
import { type FileProblem, isFileProblem } from './file-problems.ts'
import { decodeFrame, type KnownLabels, type ReadingTask, encodeTask } from './reading-task.ts'
import type { FileRow } from './queries/files.queries.ts'

// In the bundle the program is next to main.js, in the source next to this file.
const folder = dirname(fileURLToPath(import.meta.url))
const program =
  ['untrusted-child.ts', 'untrusted-child.js']
    .map((file) => join(folder, file))
    .find((path) => existsSync(path)) ?? join(folder, 'untrusted-child.js')

/** Seconds until a place in the queue is likely free: a few readings of 3 s each. */
const queueWaitSeconds = 10

/** The file, its owner and the time: each person has a budget of readings. */
export interface ReadingRequest {
  readonly services: Services
  /** Null for readings by the server itself, which have no budget. */
  readonly actor: Actor | null
  readonly now: Date
  readonly bytes: Uint8Array
}

/** A file as it is stored. */
export interface CheckedContent {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly extension: string
}

export type ResumeReading = { readonly facts: ResumeFacts } | { readonly image: true }

const personOf = (actor: Actor): string =>
  'userId' in actor ? actor.userId : actor.kind === 'registration' ? actor.registrationId : 'nobody'

/** Detects a file's type and makes it safe to store, in a resource-limited process. */
export async function checkContent(
  reading: ReadingRequest,
  kind: FileRow['kind'],
): Promise<CheckedContent> {
  const { bytes } = reading
  if (bytes.length === 0) throw toFileError('files.empty')
  const result = await runInProcess(reading, { job: 'check', kind })
  // Written by check-file.ts; a hostile file can only influence which of its variants it is.
  const checked = result.json as CheckedFile
  if ('messageKey' in checked) throw toFileError(checked.messageKey)
  const { extension, contentType } = checked
  return { extension, contentType, bytes: result.bytes.length > 0 ? result.bytes : bytes }
}

/**
 * Detects the extension by a file's first bytes, in a resource-limited process; null if it is
 * unknown.
 */
export async function detectExtensionOfHead(reading: ReadingRequest): Promise<string | null> {
  const result = await runInProcess(reading, { job: 'type' })
  // Written by untrusted-work.ts.
  return (result.json as { readonly extension: string | null }).extension
}

/**
 * Reads and parses a résumé in a resource-limited process; nothing is saved.
 * @returns `image` for a picture, whose details the user enters by hand
 */
export async function readResume(
  reading: ReadingRequest,
  labels: KnownLabels,
): Promise<ResumeReading> {
  const result = await runInProcess(reading, { job: 'facts', labels })
  // Written by untrusted-work.ts; the response schema validates it again.
  const read = result.json as ResumeReading | { readonly messageKey: unknown }
  if ('messageKey' in read)
    throw toFileError(isFileProblem(read.messageKey) ? read.messageKey : 'files.unreadable')
  return read
}

/** The lines of a page. */
export interface DocumentPage {
  readonly page: number
  readonly lines: string[]
}

/**
 * Reads the lines of a document by page in a resource-limited process; empty if it has none.
 * @returns undefined if the process failed
 * @throws RATE_LIMITED
 */
export async function readLines(
  reading: ReadingRequest,
): Promise<readonly DocumentPage[] | undefined> {
  const result = await runInProcess(reading, { job: 'text' }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'UNSUPPORTED_FILE_TYPE') return undefined
    throw error
  })
  // Written by untrusted-work.ts; the response schema validates it again.
  const read = result?.json as { readonly pages?: DocumentPage[] } | undefined
  return read && (read.pages ?? [])
}

/**
 * Runs a task within the person's budget and the pool's queue. If the process crashes, is killed or
 * times out, the file counts as unreadable.
 * @throws RATE_LIMITED or UNSUPPORTED_FILE_TYPE
 */
async function runInProcess(
  { services, actor, now, bytes }: ReadingRequest,
  task: ReadingTask,
): Promise<ReturnType<typeof decodeFrame>> {
  const pool = services.fileReaders
  // Reviewers open the files of many people, which were checked when they were uploaded.
  const person = actor && actor.kind !== 'operator' ? personOf(actor) : null
  const wait = person === null ? null : pool.budget.take(person, now)
  if (wait !== null)
    throw new AppError('RATE_LIMITED', {
      messageKey: 'files.budget',
      values: { count: Math.ceil(wait / 60) },
      retryAfter: wait,
    })
  try {
    return decodeFrame(await pool.run(program, encodeTask(task, bytes)))
  } catch (error) {
    if (error instanceof ChildFailedError) throw toFileError('files.unreadable')
    if (!(error instanceof QueueFullError)) throw error
    if (person !== null) pool.budget.giveBack(person)
    throw new AppError('RATE_LIMITED', { messageKey: 'files.busy', retryAfter: queueWaitSeconds })
  }
}

const errorCodes: Readonly<Partial<Record<FileProblem, 'VALIDATION' | 'FILE_TOO_LARGE'>>> = {
  'files.empty': 'VALIDATION',
  'files.tooLargeInside': 'FILE_TOO_LARGE',
}

/** The message is repeated at the `file` field, where forms show it. */
const toFileError = (problem: FileProblem): AppError =>
  new AppError(errorCodes[problem] ?? 'UNSUPPORTED_FILE_TYPE', {
    messageKey: problem,
    fields: { file: translate(problem) },
  })
