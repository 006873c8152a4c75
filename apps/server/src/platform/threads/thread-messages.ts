import type { Database } from '../db/database.ts'
import type { DatabaseAccess } from '../db/database-access.ts'
import type { TraceSettings } from '../tracing/trace-settings.ts'
import type { AppErrorOptions } from '../http/app-error.ts'
import type { ErrorCode } from '@fledge/contract/platform/errors.ts'

/** Responds to requests with serialized responses. */
export type ServeRequest = (request: unknown) => Promise<string>

/** A part of the server that runs in a thread of its own. */
export interface ThreadProgram {
  readonly name: string
  /** The module that the thread runs: the source, or the bundle beside the server's. */
  readonly url: URL
  /** Starts serving; the module's own function, for tests without a thread. */
  readonly load: () => Promise<(database: Database) => ServeRequest>
}

/** What a thread needs to start. */
export interface ThreadData {
  readonly access: DatabaseAccess
  /** Null if the thread records no traces. */
  readonly traces: TraceSettings | null
}

export interface ThreadRequest {
  readonly id: number
  readonly request: unknown
  /** The trace that the response is a part of; null if it is not recorded. */
  readonly traceparent: string | null
}

/** The bytes of a response; an error for the client; or a bug. */
export type ThreadResponse = { readonly id: number } & (
  | { readonly body: Uint8Array<ArrayBuffer> }
  | { readonly code: ErrorCode; readonly options: AppErrorOptions }
  | { readonly error: unknown }
)
