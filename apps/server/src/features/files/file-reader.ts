import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ResumeFacts } from '@fledge/domain/resumes/resume-facts.ts'
import type { Actor } from '@fledge/domain/sessions/types.ts'
import { refuse, type Refusal } from '../../platform/http/outcome.ts'
import type { Services } from '../../platform/services.ts'
import { translate } from '../../platform/texts.ts'
import type { CheckedFile } from './check-file.ts'
import { type FileProblem, isFileProblem } from './file-problems.ts'
import { frameOf, type KnownLabels, type ReadingTask, taskFrame } from './reading-task.ts'
import type { FileRow } from './store.ts'

// In the bundle it stands beside main.js, in the source beside this file.
const here = dirname(fileURLToPath(import.meta.url))
const program =
  ['untrusted-child.ts', 'untrusted-child.js']
    .map((file) => join(here, file))
    .find((path) => existsSync(path)) ?? join(here, 'untrusted-child.js')

/** Seconds after which a place in the queue is likely free: a few readings of 3 s each. */
const queueWait = 10

/** Whose file it is and when: each person has a budget of readings. */
export interface Reading {
  readonly services: Services
  readonly actor: Actor
  readonly now: Date
  readonly bytes: Uint8Array
}

/** A file as it is kept. */
export interface CheckedContent {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly extension: string
}

export type ReadResume = { readonly facts: ResumeFacts } | { readonly image: true }

const personOf = (actor: Actor): string =>
  'userId' in actor ? actor.userId : actor.kind === 'registration' ? actor.registrationId : 'nobody'

/** Tells what a file is and makes it safe to keep, in a limited process. */
export async function checkedContent(
  reading: Reading,
  kind: FileRow['kind'],
): Promise<CheckedContent | Refusal> {
  const { bytes } = reading
  if (bytes.length === 0) return fileRefused('files.empty')
  const answer = await inProcess(reading, { job: 'check', kind })
  if (!('says' in answer)) return answer
  // Written by check-file.ts; what a stranger's file could change of it is which of these it is.
  const checked = answer.says as CheckedFile
  if ('because' in checked) return fileRefused(checked.because)
  const { extension, contentType } = checked
  return { extension, contentType, bytes: answer.bytes.length > 0 ? answer.bytes : bytes }
}

/** The extension by a file's first bytes, told in a limited process; null where it is none we know. */
export async function extensionOfHead(reading: Reading): Promise<string | null | Refusal> {
  const answer = await inProcess(reading, { job: 'type' })
  if (!('says' in answer)) return answer
  // Written by untrusted-work.ts.
  return (answer.says as { readonly extension: string | null }).extension
}

/**
 * What a résumé says, read and understood in a limited process; nothing is saved.
 * @returns `image` where it is a picture, to be filled in by hand
 */
export async function readResume(
  reading: Reading,
  known: KnownLabels,
): Promise<ReadResume | Refusal> {
  const answer = await inProcess(reading, { job: 'facts', known })
  if (!('says' in answer)) return answer
  // Written by untrusted-work.ts; the answer's schema checks it again before it leaves the server.
  const read = answer.says as ReadResume | { readonly because: unknown }
  return 'because' in read
    ? fileRefused(isFileProblem(read.because) ? read.because : 'files.unreadable')
    : read
}

/** Within the person's budget and the pool's queue; a process that was killed, broke or took too long could not read the file. */
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

/** The sentence is at the file's field too: that is where a form shows it. */
const fileRefused = (because: FileProblem): Refusal =>
  refuse(codes[because] ?? 'UNSUPPORTED_FILE_TYPE', {
    messageKey: because,
    fields: { file: translate(because) },
  })
