import { rejectDeniedWrites, watchDeniedWrites } from './denied-writes.ts'
import { rejectIgnoredIds, watchForeignIds } from './foreign-ids.ts'
import { rejectUnloggedActs, reportObservedActs, watchUnloggedActs } from './unlogged-acts.ts'

/** From now on, watches what every test server sends to PostgreSQL. */
export function watchStatements(): void {
  watchForeignIds()
  watchDeniedWrites()
  watchUnloggedActs()
}

/** Fails a test file whose statements did what they may not. */
export function rejectWatchedStatements(): void {
  reportObservedActs()
  rejectIgnoredIds()
  rejectDeniedWrites()
  rejectUnloggedActs()
}
