import { getLatest, isAtLeast, type LogPosition } from './log-position.ts'
import type { Probe } from './probe.ts'

/** How far a replica may be behind to be read, besides having what the session wrote. */
export const maxLagMs = 5000
const intervalMs = 1000
/** How far a lag can be measured. */
const keptMs = 600_000

const primarySql = 'select pg_current_wal_lsn()::text as position'
/** Null once it was promoted, or where it is the primary itself: then it has everything. */
const replicaSql =
  'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position'

interface Sample {
  readonly position: LogPosition
  readonly atMs: number
}

/** Follows how far a replica is behind. */
export interface ReplicaWatch {
  /** Whether the replica can be read. */
  readonly state: 'usable' | 'behind' | 'away'
  /** Null while it is away. */
  readonly lagMs: number | null
  /** What a replica must have replayed to be read: what the primary had some seconds ago. */
  getFloor(): LogPosition | null
  /** Called when a read has lost its connection: the replica is away until it answers again. */
  suspect(): void
  stop(): void
}

/** Where the primary was when, as this process saw it. Clocks of the servers do not matter. */
class PrimarySamples {
  #samples: Sample[] = []

  add(sample: Sample): void {
    this.#samples.push(sample)
    const last = this.#samples.findLastIndex(({ atMs }) => atMs <= sample.atMs - keptMs)
    if (last > 0) this.#samples.splice(0, last)
  }

  /** The newest position that is older than the allowed lag; the first one until there is any. */
  getFloor(nowMs: number): LogPosition | null {
    const old = this.#samples.findLast(({ atMs }) => atMs <= nowMs - maxLagMs)
    return (old ?? this.#samples[0])?.position ?? null
  }

  /** How long ago the primary was where the replica is now. */
  getLag(replayed: LogPosition, nowMs: number): number {
    const index = this.#samples.findLastIndex(({ position }) => isAtLeast(replayed, position))
    if (index === this.#samples.length - 1) return 0
    // It has that sample, but not the next one: it has been behind since then.
    return nowMs - (this.#samples[index + 1]?.atMs ?? nowMs)
  }
}

/** Asks both once a second, the primary first, so that a replica that follows at once has no lag. */
export function watchReplica(primary: Probe, replica: Probe): ReplicaWatch {
  const samples = new PrimarySamples()
  const state: { lagMs: number | null; isRunning: boolean } = { lagMs: null, isRunning: false }
  const look = async () => {
    const written = await primary.readRow<{ position: LogPosition }>(primarySql)
    if (written) samples.add({ position: written.position, atMs: performance.now() })
    const replayed = await replica.readRow<{ position: LogPosition | null }>(replicaSql)
    if (!replayed || samples.getFloor(0) === null) state.lagMs = null
    else
      state.lagMs =
        replayed.position === null ? 0 : samples.getLag(replayed.position, performance.now())
  }
  const lookOnce = () => {
    if (state.isRunning) return
    state.isRunning = true
    void look().finally(() => {
      state.isRunning = false
    })
  }
  lookOnce()
  const timer = setInterval(lookOnce, intervalMs).unref()
  return {
    get state() {
      if (state.lagMs === null) return 'away'
      return state.lagMs > maxLagMs ? 'behind' : 'usable'
    },
    get lagMs() {
      return state.lagMs
    },
    getFloor: () => samples.getFloor(performance.now()),
    suspect() {
      state.lagMs = null
    },
    stop: () => clearInterval(timer),
  }
}

/** The condition of a read: what the session wrote, and nothing older than the allowed lag. */
export const getRequiredPosition = (
  watch: Pick<ReplicaWatch, 'getFloor'>,
  after: LogPosition | null,
): LogPosition | null => getLatest(watch.getFloor(), after)
