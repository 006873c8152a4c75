import { client, getInvalidatedEndpoints } from '../platform/http/client.ts'
import { invalidateAfter, showFailure } from '../platform/query/query.ts'
import { announceUndone } from '../platform/query/undone-acts.ts'
import { hideUndoToast, showToast, type ToastMessage } from '../platform/shell/toasts.ts'
import { t } from '../platform/i18n/use-texts.ts'
import { formatSubjects } from './format-subjects.ts'
import { forgetSkips } from './undo-skip.ts'

/**
 * Takes back a decision and says which; too late, it says so.
 * @param onUndone opens what is to be decided again
 */
export async function undoDecision(actId: string, onUndone?: (id: string) => void): Promise<void> {
  try {
    const { payload } = await invalidateAfter(
      client.pendingActs.undoAct({ body: { act_id: actId } }),
      getInvalidatedEndpoints('pendingActs', 'undoAct'),
    )
    hideUndoToast(actId)
    announceUndone(actId)
    showToast(
      t('pendingActs.undone', {
        act: t(`pendingActs.act.${payload.act}`),
        name: formatSubjects(payload),
      }),
    )
    onUndone?.(payload.subject_id)
  } catch (error) {
    showFailure(error)
  }
}

/** The part of a response to a decision that says whether it can still be undone. */
export interface UndoableDecision {
  readonly pending: { readonly act_id: string } | null
}

/** What the confirmation of a decision offers while it can be undone. */
export const getUndoAction =
  (onUndone?: (id: string) => void) =>
  ({ pending }: UndoableDecision): ToastMessage['action'] => {
    forgetSkips()
    return pending
      ? {
          label: t('common.btn.undo'),
          act: () => void undoDecision(pending.act_id, onUndone),
          undoes: pending.act_id,
        }
      : undefined
  }
