import { listPossibleDecisions, noShowRule } from '@fledge/domain/no-shows/rules.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useDialogParam } from '../../platform/router/url-state.ts'
import type { Payload } from '../../platform/http/client.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useNow } from '../../platform/time/clock.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { ReviewDeadline } from './contested-part.tsx'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { DecideDialog } from './decide-dialog.tsx'

type Review = Payload<'noShows', 'listNoShowReviews'>[number]

/** Reviews of second missed interviews and of disputed ones, with the available decisions. */
export function ReviewsPart() {
  const params = useListParams({})
  const list = useApiQuery(
    'noShows',
    'listNoShowReviews',
    { query: { page: String(params.page) } },
    { keep: true },
  )
  return (
    <DataList
      title={t('noShowScreen.tab.reviews')}
      of={list}
      params={params}
      empty={
        <EmptyState
          title={t('noShowScreen.reviews.empty')}
          text={t('noShowScreen.reviews.emptyText')}
        />
      }
      row={(row) => <NoShowReviewRow key={row.no_show_id} review={row} />}
    />
  )
}

const getReviewTitle = (review: Review) => {
  const [missing, other] =
    review.side === 'company'
      ? [review.company_name, review.intern_name]
      : [review.intern_name, review.company_name]
  return t('noShowScreen.review.title', { who: missing, other })
}

function NoShowReviewRow({ review }: { readonly review: Review }) {
  const zone = useZone()
  const decision = useDialogParam('decide')
  const title = getReviewTitle(review)
  return (
    <CardListItem
      end={
        <Button
          size="small"
          tone="primary"
          aria-label={`${t('noShowScreen.decide')}: ${title}`}
          onClick={() => decision.open(review.no_show_id)}
        >
          {t('noShowScreen.decide')}
        </Button>
      }
    >
      <p>
        <b>{title}</b>{' '}
        {review.contested_at ? (
          <Badge tone="violet">{t('noShowScreen.review.contested')}</Badge>
        ) : null}
      </p>
      <Meta>
        {review.starts_at ? formatTime(review.starts_at, zone) : ''} · {review.plan_name} ·{' '}
        {t('noShowScreen.review.place', { count: review.place })}
      </Meta>
      <MissedInterviewHistory review={review} />
      <ReviewDeadline since={review.since} />
      {decision.shown === review.no_show_id ? (
        <NoShowReviewDecision review={review} title={title} onClose={decision.close} />
      ) : null}
    </CardListItem>
  )
}

/** Statements of both parties, and earlier missed interviews. */
function MissedInterviewHistory({ review }: { readonly review: Review }) {
  const zone = useZone()
  return (
    <>
      {review.notes.map((statement) => (
        <p key={`${statement.move}${statement.at}`}>
          {t('noShowScreen.says', {
            who: t(`noShowScreen.by.${statement.by}`),
            words: statement.note,
          })}
        </p>
      ))}
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
  readonly review: Review
  readonly title: string
  readonly onClose: () => void
}

function NoShowReviewDecision({ review, title, onClose }: NoShowReviewDecisionProps) {
  const days = review.counting_days ?? noShowRule.countingDays.usual
  const possible = listPossibleDecisions(
    { recordedAt: review.recorded_at, countingDays: days },
    useNow(),
  )
  const decide = useApiMutation('noShows', 'decideNoShowReview', {
    quiet: true,
    onDone: ({ payload }) => {
      showToast(t('noShowScreen.done'), getUndoAction()(payload))
      onClose()
    },
  })
  return (
    <DecideDialog
      title={title}
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
