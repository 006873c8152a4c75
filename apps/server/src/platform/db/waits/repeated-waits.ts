import type { WaitKind } from '@fledge/domain/waits/types.ts'

interface ListedWait {
  readonly kind: WaitKind
  readonly due_at: string | null
}

/**
 * Leaves out candidatures that wait for what their interview or offer waits for, which says it
 * better.
 * @param toParty names the other party of a wait
 */
export const omitRepeatedWaits = <W extends ListedWait>(
  waits: readonly W[],
  toParty: (wait: W) => string | null,
): W[] =>
  waits.filter(
    (wait) =>
      wait.kind !== 'CANDIDATURE' ||
      !waits.some(
        (other) =>
          other.kind !== wait.kind &&
          other.due_at === wait.due_at &&
          toParty(other) === toParty(wait),
      ),
  )
