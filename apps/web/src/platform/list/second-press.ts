import { t } from '../i18n/use-texts.ts'
import { showToast } from '../shell/toasts.ts'

/** A press this soon after another was meant for the row before: the next one is unread. */
const secondPressMs = 700
let actedAt = -Infinity
/** The act of the last press; its row stays on the screen until the next one opens. */
let lastAct = ''
/** The press after which the user was told that another did nothing: once is enough. */
let toldAfter = actedAt

/** Forgets the last press, so that one right after it counts: for tests that share a page. */
export function forgetLastPress(): void {
  actedAt = -Infinity
  lastAct = ''
  toldAfter = actedAt
}

/** Says that nothing happened to the row on the screen. */
function sayStillOpen(name: string): void {
  if (toldAfter === actedAt) return
  toldAfter = actedAt
  showToast(t('platform.queue.tooSoon', { name }))
}

/**
 * Whether a press decides or skips its row. One right after another does not, which a toast says.
 * @param act what it does, and to which row
 * @param name whom or what the row is about
 */
export function acceptPress(act: string, name: string): boolean {
  const now = performance.now()
  if (now - actedAt >= secondPressMs) {
    actedAt = now
    lastAct = act
    return true
  }
  if (act !== lastAct) sayStillOpen(name)
  return false
}
