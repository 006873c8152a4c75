import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ResumeFacts } from '@fledge/domain/resumes/resume-facts.ts'
import type { Actor } from '@fledge/domain/sessions/types.ts'
import { refuse, type Refusal } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { translate } from '../../platform/texts.ts'
import type { CheckedFile } from './check-file.ts'
import { type FileProblem, isFileProblem } from './file-problems.ts'
import { frameOf, type KnownLabels, type ReadingTask, taskFrame } from './reading-task.ts'
import type { FileRow } from './store.ts'

// In the bundle the program is beside main.js, in the source beside this file.
const here = dirname(fileURLToPath(import.meta.url))
const program =
  ['untrusted-child.ts', 'untrusted-child.js']
    .map((file) => join(here, file))
    .find((path) => existsSync(path)) ?? join(here, 'untrusted-child.js')

/** Seconds until a place in the queue is likely free: a few readings of 3 s each. */
const queueWait = 10

/** The file, its owner and the time: each person has a budget of readings. */
export interface Reading {
  readonly services: Services
  readonly actor: Actor
  readonly now: Date
  readonly bytes: Uint8Array
}

/** A file as it is stored. */
export interface CheckedContent {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly extension: string
}

export type ReadResume = { readonly facts: ResumeFacts } | { readonly image: true }

const personOf = (actor: Actor): string =>
  'userId' in actor ? actor.userId : actor.kind === 'registration' ? actor.registrationId : 'nobody'

/** Detects a file's type and makes it safe to store, in a resource-limited process. */
export async function checkedContent(
  reading: Reading,
  kind: FileRow['kind'],
): Promise<CheckedContent | Refusal> {
  const { bytes } = reading
  if (bytes.length === 0) return fileRefused('files.empty')
  const answer = await inProcess(reading, { job: 'check', kind })
  if (!('says' in answer)) return answer
  // Written by check-file.ts; a hostile file can only influence which of its variants it is.
  const checked = answer.says as CheckedFile
  if ('because' in checked) return fileRefused(checked.because)
  const { extension, contentType } = checked
  return { extension, contentType, bytes: answer.bytes.length > 0 ? answer.bytes : bytes }
}

/**
 * Detects the extension by a file's first bytes, in a resource-limited process; null if it is
 * unknown.
 */
export async function extensionOfHead(reading: Reading): Promise<string | null | Refusal> {
  const answer = await inProcess(reading, { job: 'type' })
  if (!('says' in answer)) return answer
  // Written by untrusted-work.ts.
  return (answer.says as { readonly extension: string | null }).extension
}

/**
 * Reads and parses a résumé in a resource-limited process; nothing is saved.
 * @returns `image` for a picture, whose details the user enters by hand
 */
export async function readResume(
  reading: Reading,
  known: KnownLabels,
): Promise<ReadResume | Refusal> {
  const answer = await inProcess(reading, { job: 'facts', known })
  if (!('says' in answer)) return answer
  // Written by untrusted-work.ts; the response schema validates it again.
  const read = answer.says as ReadResume | { readonly because: unknown }
  return 'because' in read
    ? fileRefused(isFileProblem(read.because) ? read.because : 'files.unreadable')
    : read
}

/**
 * Runs a task within the person's budget and the pool's queue. If the process crashes, is killed or
 * times out, the file counts as unreadable.
 */
async function inProcess(
  { services, actor, now, bytes }: Reading,
  task: ReadingTask,
): Promise<ReturnType<typeof frameOf> | Refusal> {
  const pool = services.fileReaders
  const person = personOf(actor)
  const wait = pool.budget.take(person, now)
  if (wait !== null)
    return refuse('RATE_LIMITED', {
      messageKey: 'files.budget',
      values: { count: Math.ceil(wait / 60) },
      retryAfter: wait,
    })
  const answer = await pool.run(program, taskFrame(task, bytes))
  if (answer === 'full') {
    pool.budget.giveBack(person)
    return refuse('RATE_LIMITED', { messageKey: 'files.busy', retryAfter: queueWait })
  }
  if (answer === 'failed') return fileRefused('files.unreadable')
  return frameOf(answer)
}

const codes: Readonly<Partial<Record<FileProblem, 'VALIDATION' | 'FILE_TOO_LARGE'>>> = {
  'files.empty': 'VALIDATION',
  'files.tooLargeInside': 'FILE_TOO_LARGE',
}

/** The message is repeated at the `file` field, where forms show it. */
const fileRefused = (because: FileProblem): Refusal =>
  refuse(codes[because] ?? 'UNSUPPORTED_FILE_TYPE', {
    messageKey: because,
    fields: { file: translate(because) },
  })
