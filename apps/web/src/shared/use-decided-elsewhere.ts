import type { PendingDecision } from '@fledge/contract/pending-acts/schema.ts'
import { useEffect, useRef } from 'react'
import { t } from '../platform/i18n/use-texts.ts'
import { isTyping } from '../platform/list/review-keys.ts'
import { waitForMutations } from '../platform/query/pending-changes.ts'
import { useUser } from '../platform/shell/session.ts'
import { showToast } from '../platform/shell/toasts.ts'

interface OpenRow {
  readonly id: string
  /** Whom or what it is about. */
  readonly name: string
  /** Whether it waits for a decision. */
  readonly isWaiting: boolean
  readonly pending: PendingDecision
  /** Its status in words. */
  readonly status: string
  /** Opens the next row. */
  readonly onDecided: () => void
}

/** Acts on many rows; after one on a single row, the page that asked for it opens the next itself. */
const bulkActs: readonly string[] = ['approveCheckedApplication', 'approveCheckedCompany']

function formatDecision({ name, pending, status }: OpenRow, userId: string | null): string {
  if (pending === null) return t('desk.decided', { name, status })
  const act = t(`pendingActs.act.${pending.act}`)
  return pending.actor_id === userId
    ? t('desk.decidedByYou', { name, act })
    : t('desk.decidedBy', { name, act, colleague: pending.actor_name })
}

/**
 * Says so when the open row is decided while it is read, by a bulk approval or a colleague, and opens
 * the next one, unless someone is typing.
 * @returns to be called after a decision on this page, instead of `onDecided`
 */
export function useDecidedElsewhere(row: OpenRow): () => void {
  const user = useUser()
  const seen = useRef({ id: row.id, isWaiting: row.isWaiting, isLeft: false })
  const latest = useRef(row)
  latest.current = row
  const { id, isWaiting } = row
  useEffect(() => {
    const before = seen.current
    seen.current = { id, isWaiting, isLeft: !isWaiting && before.isLeft }
    if (isWaiting || before.id !== id || !before.isWaiting) return undefined
    let isMounted = true
    // A decision on this page opens the next row once it is saved, which is after it is read again.
    void waitForMutations().then(() => {
      const { pending, onDecided } = latest.current
      const isOwn = pending?.actor_id === user.user_id && !bulkActs.includes(pending.act)
      if (!isMounted || seen.current.isLeft || isOwn) return
      showToast(formatDecision(latest.current, user.user_id))
      // What is typed next would be keys that decide the next row.
      if (!isTyping()) onDecided()
    })
    return () => {
      isMounted = false
    }
  }, [id, isWaiting, user.user_id])
  return () => {
    seen.current.isLeft = true
    row.onDecided()
  }
}
