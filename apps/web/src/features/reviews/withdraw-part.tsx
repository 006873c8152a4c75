import { withdrawByTeamReasons } from '@fledge/domain/applications/reasons.ts'
import { isCurrentlyEnrolled } from '@fledge/domain/applications/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { useState } from 'react'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { getReviewName, type Review } from './review-name.ts'

/** Withdraws an open application on behalf of the intern. */
export function WithdrawPart({ review }: { readonly review: Review }) {
  const [asking, setAsking] = useState(false)
  const name = getReviewName(review)
  const close = () => setAsking(false)
  const withdraw = useApiMutation('reviews', 'withdrawByTeam', {
    onDone: () => {
      close()
      showToast(t('reviews.done.withdraw', { name }))
    },
    onOvertaken: close,
  })
  if (review.may.withdraw !== true) return null
  return (
    <section>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t('reviews.withdraw')}
      </Button>
      {asking ? (
        <ReasonDialog
          title={t('reviews.withdrawTitle', { name })}
          text={t(
            isCurrentlyEnrolled(review.status)
              ? 'reviews.withdrawEnrolled'
              : 'reviews.withdrawText',
          )}
          act={t('reviews.withdraw')}
          reasons={withdrawByTeamReasons}
          busy={withdraw.isPending}
          onClose={close}
          onSend={(body) => withdraw.mutate({ params: { id: review.application_id }, body: body })}
        />
      ) : null}
    </section>
  )
}
