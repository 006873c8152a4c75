import { noShowReviewColumns } from '@fledge/contract/no-shows/review-columns.ts'
import type { NoShowReview } from '@fledge/contract/no-shows/schema.ts'
import { listPossibleDecisions, noShowRule } from '@fledge/domain/no-shows/rules.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { Meta } from '@fledge/ui/card.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { useNow } from '../../platform/time/clock.ts'
import { CompanyLink } from '../../shared/permitted-link.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { confirmDecision, NoShowList, useNoShowParams } from './no-show-list.tsx'
import { ReviewDeadline, StatementList } from './no-show-list-parts.tsx'

const reviewCells = {
  company: ({ company_id: id, company_name: name }: NoShowReview) => (
    <CompanyLink id={id} name={name} />
  ),
  explanation: (review: NoShowReview) => review.explanation ?? t('noShowScreen.review.unexplained'),
  statements: (review: NoShowReview) => (
    <StatementList texts={noShowReviewColumns.statements.value(review)} />
  ),
  due: ({ answer_by: due }: NoShowReview) => <ReviewDeadline due={due} />,
}

/** Reviews of second missed interviews and of disputed ones, with the available decisions. */
export function ReviewsPart() {
  const params = useNoShowParams()
  const query = { page: String(params.page), ...params.filters }
  return (
    <NoShowList
      tab="reviews"
      list="noShowReviews"
      of={useApiQuery('noShows', 'listNoShowReviews', { query }, { keep: true })}
      params={params}
      columns={noShowReviewColumns}
      cells={reviewCells}
      rowKey={(row) => row.no_show_id}
      getTitle={getReviewTitle}
      exportUrl={(of) => buildEndpointUrl('noShows', 'exportNoShowReviews', { query: of })}
      decision={(row, close) => <NoShowReviewDecision review={row} onClose={close} />}
    />
  )
}

const getReviewTitle = (review: NoShowReview) => {
  const [missing, other] =
    review.side === 'company'
      ? [review.company_name, review.intern_name]
      : [review.intern_name, review.company_name]
  return t('noShowScreen.review.title', { who: missing, other })
}

/** Statements of both parties, and earlier missed interviews. */
function MissedInterviewHistory({ review }: { readonly review: NoShowReview }) {
  const zone = useZone()
  return (
    <>
      <StatementList texts={noShowReviewColumns.statements.value(review)} />
      <p>
        {review.explanation
          ? t('noShowScreen.review.explained', {
              name: review.explained_by ?? '',
              words: review.explanation,
            })
          : t('noShowScreen.review.unexplained')}
      </p>
      {review.earlier.map((before) => (
        <Meta key={before.recorded_at}>
          {t('noShowScreen.review.earlier', {
            when: formatTime(before.recorded_at, zone, 'day'),
            words: [
              before.explanation ? `“${before.explanation}”` : t('noShowScreen.review.unexplained'),
              before.decision ? translateKey(`noShows.decision.${before.decision}`) : '',
            ]
              .filter(Boolean)
              .join(' · '),
          })}
        </Meta>
      ))}
    </>
  )
}

interface NoShowReviewDecisionProps {
  readonly review: NoShowReview
  readonly onClose: () => void
}

function NoShowReviewDecision({ review, onClose }: NoShowReviewDecisionProps) {
  const days = review.counting_days ?? noShowRule.countingDays.usual
  const possible = listPossibleDecisions(
    { recordedAt: review.recorded_at, countingDays: days },
    useNow(),
  )
  const decide = useApiMutation('noShows', 'decideNoShowReview', confirmDecision(onClose))
  return (
    <DecideDialog
      title={getReviewTitle(review)}
      label={t('noShowScreen.review.decision')}
      noteHint={t('noShowScreen.reviewNoteHint')}
      busy={decide.isPending}
      error={decide.error}
      onClose={onClose}
      choices={possible.map((value) => ({
        value,
        label: t(`noShowScreen.review.${value}`),
        hint: possible.includes('END_SEASON')
          ? t(`noShowScreen.review.hint.${value}`, { days })
          : t('noShowScreen.review.hint.expired', { days }),
      }))}
      onSend={(decision, note) => {
        const known = possible.find((value) => value === decision)
        if (known)
          decide.mutate({ params: { id: review.no_show_id }, body: { decision: known, note } })
      }}
    >
      <div>
        <MissedInterviewHistory review={review} />
      </div>
    </DecideDialog>
  )
}
