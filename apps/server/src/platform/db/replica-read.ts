import { getLatest, type LogPosition } from './log-position.ts'
import type { ReplicaWatch } from './replica-watch.ts'

/** What a read from a replica must contain. */
export interface ReplicaRead {
  /** The last change of the session; null if there is none to wait for. */
  readonly after: LogPosition | null
}

/** Requires what each of two reads does; the primary, if one of them does. */
export const combineReads = (
  a: ReplicaRead | undefined,
  b: ReplicaRead | undefined,
): ReplicaRead | undefined => (a && b ? { after: getLatest(a.after, b.after) } : undefined)

/**
 * What became of a read that a replica may serve: `replica` served it; otherwise the primary,
 * because the session's last change was not there yet (`written`), or the replica is `behind`,
 * `away`, or has `failed`.
 */
export type ReadResult = 'replica' | 'written' | 'behind' | 'away' | 'failed'

export const readResults: readonly ReadResult[] = ['replica', 'written', 'behind', 'away', 'failed']

/** What is known of a replica, for metrics. */
export interface ReplicaStatus {
  readonly counts: Readonly<Record<ReadResult, number>>
  readonly watch: Pick<ReplicaWatch, 'lagMs' | 'state'>
}
