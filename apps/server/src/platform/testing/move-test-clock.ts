import { operatorSessionMs } from '@fledge/domain/sessions/code-rules.ts'
import type { Services } from '../services.ts'

/** Tells the sessions that tests insert from those of people who signed in by a code. */
export const testDevice = 'test'

/**
 * Operators sign in every day; the tests that move the clock further are about something else. The
 * sessions of those who signed in by a code end.
 */
async function signOperatorsInAgain({
  clock,
  database,
}: Pick<Services, 'clock' | 'database'>): Promise<void> {
  const now = clock.now()
  await database.pool.query(
    `update sessions s set created_at = $1 from users u
     where u.user_id = s.user_id and u.type = 'O' and s.device = $2 and s.created_at <= $3`,
    [now, testDevice, new Date(now.getTime() - operatorSessionMs)],
  )
}

/** Moves the clock forward and runs the jobs that became due. */
export async function moveTestClock(services: Services, ms: number): Promise<void> {
  const clock = services.movableClock
  clock?.set(new Date(clock.now().getTime() + ms))
  await signOperatorsInAgain(services)
  await services.sweep()
}
