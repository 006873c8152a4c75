import type { KnownLabel } from '@fledge/resume-parser/skill-facts.ts'
import type { FileRow } from './queries/files.queries.ts'

/** The lists whose labels are searched for in a résumé. */
export interface KnownLabels {
  readonly skills: readonly KnownLabel[]
  readonly languages: readonly KnownLabel[]
}

/**
 * A task of the child process: make a file safe to store, detect its type from its first bytes, or
 * read the facts or the lines of a résumé.
 */
export type ReadingTask =
  | { readonly job: 'check'; readonly kind: FileRow['kind'] }
  | { readonly job: 'type' }
  | { readonly job: 'facts'; readonly labels: KnownLabels }
  | { readonly job: 'text' }

/** The child's result: JSON, and bytes if it produced any. */
export interface ReadingResult {
  readonly json: unknown
  readonly bytes?: Uint8Array
}

const lengthOf = (text: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(text.length)
  return length
}

/** Serializes a task and its file for the pipe: length of the JSON, the JSON, the bytes. */
export function encodeTask(task: ReadingTask, bytes: Uint8Array): readonly Uint8Array[] {
  const text = Buffer.from(JSON.stringify(task))
  return [lengthOf(text), text, bytes]
}

export function decodeTask(input: Buffer): { readonly task: ReadingTask; readonly bytes: Buffer } {
  const { json, bytes } = decodeFrame(input)
  // Written by `encodeTask` in the server process that started this one.
  return { task: json as ReadingTask, bytes }
}

export function encodeResult(json: unknown, bytes: Uint8Array = Buffer.alloc(0)): Buffer {
  const text = Buffer.from(JSON.stringify(json))
  return Buffer.concat([lengthOf(text), text, bytes])
}

export function decodeFrame(input: Buffer): { readonly json: unknown; readonly bytes: Buffer } {
  const end = 4 + input.readUInt32LE(0)
  return { json: JSON.parse(input.toString('utf8', 4, end)), bytes: input.subarray(end) }
}
