import { getInvalidatedEndpoints } from '../http/client.ts'
import { getServerTime } from '../time/clock.ts'
import { invalidateEndpoints } from './query.ts'
import { onUndone } from './undone-acts.ts'

/** The job that lets acts take effect looks for them within seconds, later if it has much to do. */
const delaysMs = [1000, 4000, 10_000]

/** What acts change once they take effect is what their undoing could have left as it is. */
const endpoints = getInvalidatedEndpoints('pendingActs', 'undoAct')

interface PendingAct {
  readonly act_id: string
  readonly due_at: string
}

/** Reads again what an act changes, once it takes effect. */
export function refreshOnceEffective({ act_id: actId, due_at: dueAt }: PendingAct): void {
  const leftMs = Math.max(0, Date.parse(dueAt) - getServerTime())
  const timers = delaysMs.map((delayMs) =>
    setTimeout(() => void invalidateEndpoints(endpoints), leftMs + delayMs),
  )
  const stop = onUndone((undone) => {
    if (undone !== actId) return
    for (const timer of timers) clearTimeout(timer)
    stop()
  })
  setTimeout(stop, leftMs)
}
