import { Button } from '@fledge/ui/button.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useReviewKeys } from '../../platform/list/review-keys.ts'
import { ShortcutCap } from '../../platform/list/shortcut-cap.tsx'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { AskCompanyDialog } from './ask-company-dialog.tsx'

type Review = Payload<'companies', 'getCompanyForReview'>

interface AskCompanyProps {
  readonly review: Review
  readonly onDecided: () => void
  /** Called to open this company again when the request was undone. */
  readonly onReopen: () => void
}

/** In other states, and while a colleague decides, there is nothing to ask. */
const hiddenReasons: readonly (true | string)[] = [
  'waits.refused.taken',
  'errors.ILLEGAL_TRANSITION',
]

/** Button and key to request information from a company in review. */
export function AskCompany({ review, onDecided, onReopen }: AskCompanyProps) {
  /** The status that the reviewer saw when the dialog was opened. */
  const [seen, setSeen] = useState<Review['status'] | null>(null)
  const close = () => setSeen(null)
  const ask = useApiMutation('companies', 'askCompany', {
    onDone: ({ payload }) => {
      close()
      showToast(t('companies.ask.done', { company: review.name }), getUndoAction(onReopen)(payload))
      onDecided()
    },
    onOvertaken: close,
  })
  const may = review.may.ask ?? 'errors.ILLEGAL_TRANSITION'
  const isHidden = review.pending !== null || hiddenReasons.includes(may)
  const refusal = may === true ? null : translateKey(may)
  const open = () => setSeen(review.status)
  useReviewKeys({
    c: isHidden ? undefined : refusal === null ? open : () => showToast(refusal),
  })
  if (isHidden) return null
  return (
    <>
      <Button after={<ShortcutCap>C</ShortcutCap>} disabledReason={refusal} onClick={open}>
        {t('companies.ask.action')}
      </Button>
      {seen === null ? null : (
        <AskCompanyDialog
          review={review}
          isBusy={ask.isPending}
          onClose={close}
          onSend={(points) =>
            ask.mutate({
              params: { id: review.company_id },
              body: { expected_status: seen, points },
            })
          }
        />
      )}
    </>
  )
}
