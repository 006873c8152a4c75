import { t } from '../platform/i18n/use-texts.ts'
import { acceptPress } from '../platform/list/second-press.ts'
import { useApiMutation } from '../platform/query/query.ts'
import { useZone } from '../platform/shell/session.ts'
import { showToast } from '../platform/shell/toasts.ts'
import { formatTimeInSentence, useNow } from '../platform/time/clock.ts'
import type { DeskKind } from './review-desk.ts'
import { offerUndoSkip } from './undo-skip.ts'

export interface SkipOptions {
  readonly kind: DeskKind
  readonly id: string
  /** Whom or what it is about. */
  readonly name: string
  /** Opens the next row. */
  readonly onSkipped: () => void
  /** Opens the row again once the skip is undone. */
  readonly onReopen: () => void
}

/** Leaves a row of the desk to others and opens the next one. */
export function useSkip({ kind, id, name, onSkipped, onReopen }: SkipOptions): () => void {
  const [zone, now] = [useZone(), useNow()]
  const { mutate } = useApiMutation('waits', 'skipWait', {
    onDone: ({ payload }) =>
      showToast(
        t(`desk.skipped.${kind}`, {
          name,
          when: formatTimeInSentence(payload.comes_back_at, zone, now),
        }),
        offerUndoSkip({ kind, id, name, onReopen }),
      ),
  })
  return () => {
    if (!acceptPress(id, name)) return
    mutate({ body: { kind, id } })
    onSkipped()
  }
}
