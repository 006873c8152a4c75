import type { PendingActKind } from '@fledge/domain/pending-acts/types.ts'
import { client, getInvalidatedEndpoints } from '../platform/http/client.ts'
import { t } from '../platform/i18n/use-texts.ts'
import { invalidateAfter, showFailure } from '../platform/query/query.ts'
import { hideUndoToast, showToast, type ToastMessage } from '../platform/shell/toasts.ts'
import type { DeskKind } from './review-desk.ts'

interface Skip {
  readonly kind: DeskKind
  readonly id: string
  /** Whom or what it is about. */
  readonly name: string
  /** Opens the row again. */
  readonly onReopen: () => void
}

/** As long as a decision can be undone. */
const undoableMs = 10_000

/** What was skipped since the last decision, the latest last. */
let skips: readonly Skip[] = []

const forgetSkip = (skip: Skip): void => {
  skips = skips.filter((each) => each !== skip)
}

/** A decision is later than what was skipped before it, so that the key undoes it first. */
export const forgetSkips = (): void => {
  skips = []
}

/** The list in which each kind is skipped. */
const listOf = {
  APPLICATION: 'APPLICATION',
  COMPANY: 'COMPANY',
  WAITING_LIST: 'COMPANY',
  OFFER: 'OFFER',
} as const satisfies Record<DeskKind, PendingActKind>

/** @param list the list whose Z was pressed; skips in other lists are left alone */
export const findLatestSkip = (list: unknown): Skip | undefined =>
  skips.findLast(({ kind }) => listOf[kind] === list)

const toToastId = ({ id }: Skip): string => `skip/${id}`

/** Takes a skipped row back, unless a colleague has it by now, and opens it. */
export async function undoSkip(skip: Skip): Promise<void> {
  const { kind, id, name, onReopen } = skip
  forgetSkip(skip)
  try {
    await invalidateAfter(
      client.waits.takeWait({ body: { kind, id } }),
      getInvalidatedEndpoints('waits', 'takeWait'),
    )
    hideUndoToast(toToastId(skip))
    showToast(t('desk.skipUndone', { name }))
    onReopen()
  } catch (error) {
    showFailure(error)
  }
}

/** @returns what the confirmation of a skip offers, as the key does for some seconds */
export function offerUndoSkip(skip: Skip): ToastMessage['action'] {
  skips = [...skips, skip]
  setTimeout(() => forgetSkip(skip), undoableMs)
  return {
    label: t('common.btn.undo'),
    act: () => void undoSkip(skip),
    undoes: toToastId(skip),
  }
}
