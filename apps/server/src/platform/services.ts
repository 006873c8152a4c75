import type { Env } from './env.ts'
import type { Clock, MovableClock } from './clock/clock.ts'
import type { Signer } from './session/signer.ts'
import type { ChildPool } from './files/child-pool.ts'
import type { FileStore } from './files/file-store.ts'
import type { Database, Tx } from './db/database.ts'
import type { Outbound } from './outbound.ts'
import type { ErrorReports } from './reports/error-reports.ts'

/** What a transaction may use: pure, or carried out after the commit. Nothing here waits for another server, a process or a disk. */
export interface CommitServices {
  readonly env: Env
  readonly clock: Clock
  readonly signer: Signer
  /** Delivers soon what waits in an outbox; for after a commit that told nobody. */
  readonly nudge: () => void
  /** Removes the bytes of files once a transaction that dropped their rows is committed: a file without its row is seen by nobody. */
  readonly removeFiles: (tx: Tx, keys: readonly string[]) => void
}

/** What lives as long as the process and what prepares, reads or delivers may use. */
export interface Services extends CommitServices {
  /** Only outside production. */
  readonly movableClock: MovableClock | null
  readonly files: FileStore
  /** The limited processes that read untrusted files. */
  readonly fileReaders: ChildPool
  readonly database: Database
  readonly reports: ErrorReports
  /** The way to others' servers. */
  readonly outbound: Outbound
  /** Runs every timed job until nothing is due; then delivers the outbox. */
  readonly sweep: () => Promise<void>
}
