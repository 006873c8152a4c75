import type { ProductStatus, statusEndpoints } from '@fledge/contract/status/endpoints.ts'
import { findIncidents, minSilenceMs } from '@fledge/domain/status/rules.ts'
import {
  type BadPeriod,
  type Objective,
  objectiveGoals,
  objectives,
  countPeriodMs,
} from '@fledge/domain/status/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import type { Database, Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './queries/status.queries.ts'

const shownDays = 30
/** A period is bad from this many misses, and this share of all. */
const minMissed = { min_missed: 3, min_share: 0.05 } as const
/** How long a process shows what it has read, or that it could not. */
const cachedMs = { read: 30_000, failed: 3000 } as const

interface CachedStatus {
  readonly atMs: number
  readonly status: Promise<ProductStatus>
  readonly lastRead: ProductStatus | null
  isFailed: boolean
}

const caches = new WeakMap<Database, CachedStatus>()

const isObjective = (text: string): text is Objective => objectives.some((name) => name === text)

/**
 * Returns the status of the product, for everyone. It contains shares only, no numbers of people or
 * of what they do; without a database it says so, with what was read before.
 */
export const getStatus: Handler<typeof statusEndpoints.getStatus> = ({ services }) => {
  const { database, env } = services
  const nowMs = services.clock.now().getTime()
  const cached = caches.get(database)
  const maxMs = cached?.isFailed ? cachedMs.failed : cachedMs.read
  if (cached && Math.abs(nowMs - cached.atMs) < maxMs) return cached.status
  const fresh = readAgain(database, env.production, nowMs, cached)
  caches.set(database, fresh)
  return fresh.status
}

/** One reading serves all who ask before it ends. */
function readAgain(
  database: Database,
  countsSilence: boolean,
  nowMs: number,
  before: CachedStatus | undefined,
): CachedStatus {
  const reading = readStatus(database.read(), countsSilence)
  const lastRead = before?.lastRead ?? null
  const cache: CachedStatus = {
    atMs: nowMs,
    isFailed: false,
    lastRead,
    status: reading.then(
      (status) => {
        caches.set(database, { ...cache, lastRead: status })
        return status
      },
      () => {
        cache.isFailed = true
        return toUnavailable(lastRead, new Date(nowMs))
      },
    ),
  }
  return cache
}

const toUnavailable = (before: ProductStatus | null, now: Date): ProductStatus => ({
  objectives: objectives.map((objective) => ({
    objective,
    goal: objectiveGoals[objective],
    share: null,
    days: [],
  })),
  incidents: [],
  ...before,
  checked_at: now.toISOString(),
  is_database_available: false,
})

async function readStatus(db: Db, countsSilence: boolean): Promise<ProductStatus> {
  const { now } = db
  const since = new Date(now.getTime() - (shownDays - 1) * dayMs).toISOString().slice(0, 10)
  const [days, periods] = await Promise.all([
    db.many(store.countDays, { since }),
    listBadPeriods(db, since, countsSilence),
  ])
  return {
    checked_at: now.toISOString(),
    is_database_available: true,
    objectives: objectives.map((objective) => {
      const own = days.filter((row) => row.objective === objective)
      return {
        objective,
        goal: objectiveGoals[objective],
        share: toShare(own),
        days: own.map((row) => ({ day: row.day, share: toShare([row]) })),
      }
    }),
    incidents: findIncidents(periods, now).map(({ startsAt, endsAt, ...incident }) => ({
      ...incident,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt?.toISOString() ?? null,
    })),
  }
}

async function listBadPeriods(
  db: Db,
  since: string,
  countsSilence: boolean,
): Promise<readonly BadPeriod[]> {
  const missed = await db.many(store.findMissedPeriods, { since, ...minMissed })
  // Outside production, a server that does not run has been stopped by the person who started it.
  const silent = countsSilence
    ? await db.many(store.findSilences, {
        since,
        now: db.now.toISOString(),
        period: `${countPeriodMs} milliseconds`,
        min_silence: `${minSilenceMs} milliseconds`,
      })
    : []
  return [
    ...missed.map(({ objective, begins_at }) => ({
      objective,
      kind: 'missed' as const,
      startsAt: new Date(begins_at),
      endsAt: new Date(Date.parse(begins_at) + countPeriodMs),
    })),
    ...silent.map(({ objective, begins_at, ends_at }) => ({
      objective,
      kind: 'silent' as const,
      startsAt: new Date(begins_at),
      endsAt: new Date(ends_at),
    })),
  ].flatMap(({ objective, ...period }) =>
    isObjective(objective) ? [{ objective, ...period }] : [],
  )
}

/** Returns the share of successes in percent; of few, one less is visible, and never rounded up. */
function toShare(rows: readonly { readonly total: number; readonly missed: number }[]) {
  const total = rows.reduce((sum, row) => sum + row.total, 0)
  const missed = rows.reduce((sum, row) => sum + row.missed, 0)
  return total === 0 ? null : Math.floor(((total - missed) / total) * 10_000) / 100
}
