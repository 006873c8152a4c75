import { describeError } from '../http/api-error.ts'
import type { EndpointName, FeatureName, Input, Payload } from '../http/client.ts'
import { t } from '../i18n/use-texts.ts'
import type { OptimisticChange } from '../query/pending-changes.ts'
import { useApiMutation } from '../query/query.ts'
import { showFailureToast, showToast, type ToastMessage } from '../shell/toasts.ts'

interface QueueDecisionOptions<I, P> {
  /** Whom or what it is about. */
  readonly name: string
  /** Confirmation once it is saved. */
  readonly done: string
  /** What the confirmation offers, such as Undo. */
  readonly getAction?: (payload: P) => ToastMessage['action']
  /** Leaves the row out of the queue. */
  readonly optimistic: readonly OptimisticChange<I>[]
  /** Opens the next row. */
  readonly onDecided: () => void
  /** Opens the decided row again. */
  readonly onReopen: () => void
}

interface QueueDecision<I> {
  readonly decide: (input: I) => void
  readonly isPending: boolean
}

/** A press this soon after a decision was meant for the row before: the next one is unread. */
const secondPressMs = 700
let decidedAt = -Infinity
/** What was decided last, which stays on the screen until the next row opens. */
let decidedInput = ''
/** The decision after which the user was told that a press did nothing: once is enough. */
let toldAfter = decidedAt

/** Forgets the last decision, so that a press right after it counts: for tests that share a page. */
export function forgetLastDecision(): void {
  decidedAt = -Infinity
  decidedInput = ''
  toldAfter = decidedAt
}

/** Says that the row on the screen is not decided. */
function sayNotDecided(name: string): void {
  if (toldAfter === decidedAt) return
  toldAfter = decidedAt
  showToast(t('platform.queue.tooSoon', { name }))
}

/**
 * A decision that is made by one press, without a dialog. The next row opens at once; if the server
 * refuses, the decided one is back in the queue, and a toast says so and opens it. A second press right
 * after it decides nothing, which a toast says, too.
 */
export function useQueueDecision<R extends FeatureName, C extends EndpointName<R>>(
  feature: R,
  call: C,
  {
    name,
    done,
    getAction,
    optimistic,
    onDecided,
    onReopen,
  }: QueueDecisionOptions<Input<R, C>, Payload<R, C>>,
): QueueDecision<Input<R, C>> {
  const { mutate, isPending } = useApiMutation(feature, call, {
    optimistic,
    onDone: ({ payload }) => showToast(done, getAction?.(payload)),
    quiet: true,
    onFailed: (error) =>
      showFailureToast(
        t('platform.queue.undecided', { name, reason: describeError(error).description }),
        { label: t('platform.queue.open'), act: onReopen },
      ),
  })
  const decide = (input: Input<R, C>) => {
    const now = performance.now()
    const pressed = JSON.stringify(input)
    if (now - decidedAt < secondPressMs) {
      if (pressed !== decidedInput) sayNotDecided(name)
      return
    }
    decidedAt = now
    decidedInput = pressed
    mutate(input)
    onDecided()
  }
  return { decide, isPending }
}
