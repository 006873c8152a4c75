import type { Env } from './env.ts'
import type { Clock, MovableClock } from './clock/clock.ts'
import type { Signer } from './session/signer.ts'
import type { FileStore } from './files/file-store.ts'
import type { Database } from './db/database.ts'
import type { ErrorReports } from './reports/error-reports.ts'

/** What lives as long as the process and handlers may use. */
export interface Services {
  readonly env: Env
  readonly clock: Clock
  /** Only outside production. */
  readonly movableClock: MovableClock | null
  readonly signer: Signer
  readonly files: FileStore
  readonly database: Database
  readonly reports: ErrorReports
  /** Delivers soon what waits in an outbox; for after a commit that told nobody. */
  readonly nudge: () => void
  /** Runs every timed job until nothing is due; then delivers the outbox. */
  readonly sweep: () => Promise<void>
}
