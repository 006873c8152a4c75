import { t } from '../i18n/use-texts.ts'
import { showFailureToast } from '../shell/toasts.ts'

/** A press this soon after one that counted was meant for the row before: the next one is unread. */
const secondPressMs = 700
let actedAt = -Infinity
/** The row of the last press that counted; it stays on the screen until the next one opens. */
let lastRow = ''
/** The press after which the user was told that another did nothing: once is enough. */
let toldAfter = actedAt

/** Forgets the last press if it was on a row that is open again, so that one right after it counts. */
export function forgetLastPress(row = lastRow): void {
  if (row !== lastRow) return
  actedAt = -Infinity
  lastRow = ''
  toldAfter = actedAt
}

/** The next row opens only now: a press right after this was meant for the row before, too. */
export function restartSecondPress(): void {
  actedAt = performance.now()
}

/** Says that nothing happened to the row on the screen. */
function sayStillOpen(name: string): void {
  if (toldAfter === actedAt) return
  toldAfter = actedAt
  showFailureToast(t('platform.queue.tooSoon', { name }))
}

/**
 * Whether a press decides or skips its row. One that comes too soon after the last that counted does
 * not; if it was for another row, a toast says so.
 * @param row its id
 * @param name whom or what it is about
 */
export function acceptPress(row: string, name: string): boolean {
  const now = performance.now()
  if (now - actedAt >= secondPressMs) {
    actedAt = now
    lastRow = row
    return true
  }
  if (row !== lastRow) sayStillOpen(name)
  return false
}
