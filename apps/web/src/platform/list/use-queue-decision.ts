import { describeError } from '../http/api-error.ts'
import type { EndpointName, FeatureName, Input, Payload } from '../http/client.ts'
import { t } from '../i18n/use-texts.ts'
import type { OptimisticChange } from '../query/pending-changes.ts'
import { useApiMutation } from '../query/query.ts'
import { showFailureToast, showToast, type ToastMessage } from '../shell/toasts.ts'
import { acceptPress, forgetLastPress } from './second-press.ts'

interface QueueDecisionOptions<I, P> {
  /** Id of the row. */
  readonly id: string
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

/**
 * A decision that is made by one press, without a dialog. The next row opens at once; if the server
 * refuses, the decided one is back in the queue, and a toast says so and opens it. A press on the next
 * row that comes too soon decides nothing, which a toast says, too.
 */
export function useQueueDecision<R extends FeatureName, C extends EndpointName<R>>(
  feature: R,
  call: C,
  {
    id,
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
        {
          label: t('platform.queue.open'),
          act: () => {
            forgetLastPress(id)
            onReopen()
          },
        },
      ),
  })
  const decide = (input: Input<R, C>) => {
    if (!acceptPress(id, name)) return
    mutate(input)
    onDecided()
  }
  return { decide, isPending }
}
