import type pg from 'pg'
import { type MovableClock, createMovableClock } from './clock.ts'

/** Returns the movable clock with its saved offset, so that time continues after a restart. */
export async function loadClock(pool: pg.Pool): Promise<MovableClock> {
  const { rows } = await pool.query<{ offset_ms: string }>('select offset_ms from dev_clock')
  return createMovableClock(Number(rows[0]?.offset_ms ?? 0))
}

export async function saveClock(pool: pg.Pool, clock: MovableClock): Promise<void> {
  await pool.query(
    'insert into dev_clock (offset_ms) values ($1) on conflict (one) do update set offset_ms = excluded.offset_ms',
    [Math.round(clock.offset())],
  )
}
