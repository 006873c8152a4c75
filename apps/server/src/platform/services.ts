import type { Env } from './env.ts'
import type { Clock, MovableClock } from './clock/clock.ts'
import type { KeyRing } from './keys/key-ring.ts'
import type { ChildPool } from './files/child-pool.ts'
import type { FileStore } from './files/file-store.ts'
import type { Database, Tx } from './db/database.ts'
import type { JobCounts } from './jobs/job-counts.ts'
import type { ObjectiveCounts } from './objectives/objective-counts.ts'
import type { Outbound } from './outbound.ts'
import type { ErrorReports } from './reports/error-reports.ts'
import type { Threads } from './threads/threads.ts'
import type { DurationHistogram } from './tracing/exemplar.ts'
import type { Tracing } from './tracing/tracing.ts'

/**
 * Services that a transaction may use: pure, or run after the commit. None of them waits for
 * another server, a process or a disk.
 */
export interface CommitServices {
  readonly env: Env
  readonly clock: Clock
  readonly keyRing: KeyRing
  /** How long decisions can be undone (`UNDO_SECONDS`); demo data is made without. */
  readonly undoTime: { ms: number }
  /** Starts a delivery of the outbox soon; for after a commit without notifications. */
  readonly nudge: () => void
  /**
   * Deletes the contents of files after the commit of a transaction that deleted their rows;
   * without a row no one can open the file.
   */
  readonly removeFiles: (tx: Tx, keys: readonly string[]) => void
}

/** Services with the lifetime of the process, for preparing, reading and delivering. */
export interface Services extends CommitServices {
  /** Only outside production. */
  readonly movableClock: MovableClock | null
  readonly files: FileStore
  /** The limited processes that read untrusted files. */
  readonly fileReaders: ChildPool
  readonly database: Database
  /** Programs beside this thread, which it only sends requests to. */
  readonly threads: Threads
  /** Those that render pages: the same, or threads that outlive this server. */
  readonly pageThreads: Threads
  readonly reports: ErrorReports
  /** Calls to external services. */
  readonly outbound: Outbound
  readonly tracing: Tracing
  /** Rows that the timed jobs of this server processed, by job. */
  readonly jobCounts: ReadonlyMap<string, Readonly<JobCounts>>
  /** How long the emails took that this server sent. */
  readonly mailDelays: DurationHistogram
  readonly objectives: ObjectiveCounts
  /** Runs every timed job until nothing is due, then delivers the outbox. */
  readonly sweep: () => Promise<void>
}
