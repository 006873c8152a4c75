import type { Known } from '@fledge/domain/resumes/skill-facts.ts'
import type { FileRow } from './store.ts'

/** The lists whose labels a résumé is searched for. */
export interface KnownLabels {
  readonly skills: readonly Known[]
  readonly languages: readonly Known[]
}

/** What the limited process is asked to do with a file: make it safe to keep, tell what its first bytes are, or read a résumé. */
export type ReadingTask =
  | { readonly job: 'check'; readonly kind: FileRow['kind'] }
  | { readonly job: 'type' }
  | { readonly job: 'facts'; readonly known: KnownLabels }

/** What it answers: words as JSON, and bytes where it made some. */
export interface ReadingAnswer {
  readonly says: unknown
  readonly bytes?: Uint8Array
}

const lengthOf = (text: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(text.length)
  return length
}

/** A task and its file, as they go through the pipe: the length of the words, the words, the bytes. */
export function taskFrame(task: ReadingTask, bytes: Uint8Array): readonly Uint8Array[] {
  const text = Buffer.from(JSON.stringify(task))
  return [lengthOf(text), text, bytes]
}

export function taskOf(input: Buffer): { readonly task: ReadingTask; readonly bytes: Buffer } {
  const { says, bytes } = frameOf(input)
  // Written by `taskFrame` in the server that started this process.
  return { task: says as ReadingTask, bytes }
}

export function answerFrame(says: unknown, bytes: Uint8Array = Buffer.alloc(0)): Buffer {
  const text = Buffer.from(JSON.stringify(says))
  return Buffer.concat([lengthOf(text), text, bytes])
}

export function frameOf(input: Buffer): { readonly says: unknown; readonly bytes: Buffer } {
  const end = 4 + input.readUInt32LE(0)
  return { says: JSON.parse(input.toString('utf8', 4, end)), bytes: input.subarray(end) }
}
