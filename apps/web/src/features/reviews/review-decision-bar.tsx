import type { DeskOwnerView } from '@fledge/contract/waits/schema.ts'
import { rejectApplicationReasons } from '@fledge/domain/applications/reasons.ts'
import { applicationBadges, isReviewable } from '@fledge/domain/applications/types.ts'
import { Button, type ButtonTone } from '@fledge/ui/button.tsx'
import { type ReactNode, useState } from 'react'
import { useDraftOwner } from '../../platform/forms/draft-state.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import type { Input } from '../../platform/http/client.ts'
import { KeysHelp } from '../../platform/list/keys-help.tsx'
import frame from '../../platform/list/review-frame.module.css'
import { useReviewKeys } from '../../platform/list/review-keys.ts'
import { ShortcutCap } from '../../platform/list/shortcut-cap.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { HeldNote, useHolder } from '../../shared/held-note.tsx'
import { PendingNote } from '../../shared/pending-note.tsx'
import { useDecidedElsewhere } from '../../shared/use-decided-elsewhere.ts'
import { getReviewName, type Review } from './review-name.ts'
import { getReviewShortcuts } from './review-shortcuts.ts'
import {
  type Decision,
  getDecisions,
  getPressHandler,
  type ReviewStepHandlers,
  useReviewCalls,
} from './use-review-decisions.ts'

type Rejection = Input<'reviews', 'rejectApplication'>['body']

/** Reasons by account and application, for a rejection that could not be saved or was undone. */
const keptRejections = new Map<string, Rejection>()

interface BarProps extends ReviewStepHandlers {
  readonly review: Review
}

/** Available decisions, also by keyboard: t, c, a, r and s. */
export function ReviewDecisionBar({ review, ...handlers }: BarProps) {
  const [asking, setAsking] = useState(false)
  const onDecided = useDecidedReview(review, handlers.onDecided)
  const calls = useReviewCalls(review, { ...handlers, onDecided })
  const decisions = getDecisions(review, calls, () => setAsking(true))
  const holder = useHolder(review.owner)
  const getHandler = (decision: Decision) => (holder ? undefined : getPressHandler(decision))
  useReviewKeys({
    t: getHandler(decisions.take),
    c: getHandler(decisions.ask),
    a: getHandler(decisions.approve),
    r: getHandler(decisions.reject),
    s: getPressHandler(decisions.skip),
  })
  return (
    <footer className={frame['bar']} data-reasons="shown">
      {review.pending ? (
        <PendingNote pending={review.pending} onOpen={handlers.onReopen} />
      ) : holder ? (
        <HeldReview review={review} holder={holder} skip={decisions.skip} />
      ) : (
        <DecisionButtons decisions={decisions} drafts={countDrafts(review)} />
      )}
      <span className={frame['help']}>
        <KeysHelp shortcuts={getReviewShortcuts()} />
      </span>
      {asking ? (
        <RejectDialog
          review={review}
          onClose={() => setAsking(false)}
          onSend={(body) => {
            setAsking(false)
            calls.reject.decide({ params: { id: review.application_id }, body })
          }}
        />
      ) : null}
    </footer>
  )
}

/** Opens the next application if this one is decided elsewhere, too. */
const useDecidedReview = (review: Review, onDecided: () => void) =>
  useDecidedElsewhere({
    id: review.application_id,
    name: getReviewName(review),
    isWaiting: isReviewable(review.status) && review.pending === null,
    pending: review.pending,
    status: translateKey(applicationBadges[review.status].text),
    onDecided,
  })

interface RejectDialogProps extends Pick<BarProps, 'review'> {
  readonly onClose: () => void
  readonly onSend: (body: Rejection) => void
}

function RejectDialog({ review, onSend, onClose }: RejectDialogProps) {
  const key = `${useDraftOwner()}/${review.application_id}`
  return (
    <ReasonDialog
      title={t('reviews.rejectTitle', { name: getReviewName(review) })}
      text={t('reviews.rejectText')}
      act={t('reviews.reject')}
      noteLabel={t('reviews.note')}
      reasons={rejectApplicationReasons}
      initial={keptRejections.get(key)}
      isNumbered
      onClose={onClose}
      onSend={(body) => {
        keptRejections.set(key, body)
        onSend(body)
      }}
    />
  )
}

interface HeldReviewProps extends Pick<BarProps, 'review'> {
  readonly holder: DeskOwnerView
  readonly skip: Decision
}

/** An application that a colleague takes care of: it is taken over, or left to them. */
function HeldReview({ review, holder, skip }: HeldReviewProps) {
  return (
    <>
      <HeldNote
        key={holder.user_id}
        kind="APPLICATION"
        id={review.application_id}
        subject={getReviewName(review)}
        owner={holder}
        mayTakeOver={review.may.takeOver}
      />
      <DecisionButton decision={skip} tone="plain" keyCap="S">
        {t('reviews.skip')}
      </DecisionButton>
    </>
  )
}

const countDrafts = (review: Review) =>
  review.comments.filter((comment) => comment.sent_at === null).length

interface ButtonsProps {
  readonly decisions: ReturnType<typeof getDecisions>
  readonly drafts: number
}

function DecisionButtons({ decisions, drafts }: ButtonsProps) {
  const { take, skip, ask, approve, reject } = decisions
  return (
    <>
      <DecisionButton decision={take} tone="primary" keyCap="T">
        {t('reviews.take')}
      </DecisionButton>
      <DecisionButton decision={ask} tone={drafts > 0 ? 'primary' : 'plain'} keyCap="C">
        {t('reviews.ask', { count: drafts })}
      </DecisionButton>
      <DecisionButton
        decision={approve}
        tone={drafts === 0 && take.isClosed ? 'primary' : 'plain'}
        keyCap="A"
      >
        {t('reviews.approve')}
      </DecisionButton>
      <DecisionButton decision={skip} tone="plain" keyCap="S">
        {t('reviews.skip')}
      </DecisionButton>
      <DecisionButton decision={reject} tone="danger" keyCap="R">
        {t('reviews.reject')}
      </DecisionButton>
    </>
  )
}

interface DecisionButtonProps {
  readonly decision: Decision
  readonly tone: ButtonTone
  readonly keyCap: string
  readonly children: ReactNode
}

function DecisionButton({ decision, tone, keyCap, children }: DecisionButtonProps) {
  if (decision.isClosed) return null
  return (
    <Button
      tone={tone}
      busy={decision.busy}
      disabledReason={decision.refused}
      after={<ShortcutCap>{keyCap}</ShortcutCap>}
      onClick={decision.press}
    >
      {children}
    </Button>
  )
}
