import { canTeamHelp, isPastInterview } from '@fledge/domain/interviews/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import type { ReactNode } from 'react'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useNow } from '../../platform/time/clock.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { SupportContact } from '../../shared/support-contact.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { formatClaim } from './format-claim.ts'
import type { CompanyInterviewPayload } from './company-interview.ts'
import { ContestDialog } from './contest-dialog.tsx'
import { InterviewFeedbackDialog } from './interview-feedback-dialog.tsx'
import { InterviewListRow } from './interview-row.tsx'
import styles from './interviews.module.css'
import { MoveDialog } from './move-dialog.tsx'
import { NotesDialog } from './notes-dialog.tsx'
import { ProposeLink } from './propose-link.tsx'
import { SelectDialog } from './select-dialog.tsx'
import { useInterviewDialog } from './use-interview-dialog.ts'
import { useBookingRefusal } from './use-no-show-status.ts'
import { NoShowNotice } from './no-show-notice.tsx'

/** Dialog that the URL can open, used by the buttons of the banner. */
export type DialogParam = 'choose' | 'feedback' | 'contest'
type PressedDialog = 'move' | 'cancel' | 'notes'
type OpenDialog = DialogParam | PressedDialog

/**
 * Returns null when allowed and the reason otherwise. Actions that the state doesn't offer are
 * omitted.
 */
const getRefusal = (verdict: true | string): string | null =>
  verdict === true ? null : translateKey(verdict)
const isActionVisible = (verdict: true | string) =>
  verdict === true || (verdict !== 'errors.ILLEGAL_TRANSITION' && verdict !== 'refused.notYours')

/** Interviews of a candidature, with the actions available to the user. */
export function CompanyInterviews({
  candidature,
  intern,
  plan,
}: {
  readonly candidature: string
  readonly intern: string
  readonly plan: string
}) {
  const list = useApiQuery('interviews', 'listCandidatureInterviews', {
    params: { id: candidature },
  })
  const propose = <ProposeLink tone="primary" intern={intern} plan={plan || undefined} />
  return (
    <>
      <NoShowNotice />
      <Card title={t('interviewScreen.list.title')} flush>
        <QueryResult
          of={list}
          name={t('interviewScreen.list.title')}
          empty={
            <EmptyState
              title={t('interviewScreen.list.empty')}
              text={t('interviewScreen.list.emptyText')}
              action={propose}
            />
          }
        >
          {(rows) => (
            <ul>
              {rows.map((row, at) => (
                <CompanyRow key={row.interview_id} interview={row} isNewest={at === 0} />
              ))}
            </ul>
          )}
        </QueryResult>
      </Card>
    </>
  )
}

const canGiveFeedback = ({ may: can }: CompanyInterviewPayload) =>
  can.giveFeedback === true || can.claimNoShow === true

function CompanyRow({
  interview,
  isNewest,
}: {
  readonly interview: CompanyInterviewPayload
  readonly isNewest: boolean
}) {
  const [zone, now] = [useZone(), useNow()]
  const { may: can, no_show: claim } = interview
  const owed = useBookingRefusal()
  const dialog = useInterviewDialog<DialogParam, PressedDialog>({
    interviewId: interview.interview_id,
    isNewest,
    tasks: {
      choose: can.choose === true && !owed,
      feedback: canGiveFeedback(interview),
      contest: can.contestNoShow === true,
    },
  })
  return (
    <InterviewListRow
      interview={interview}
      reader="company"
      other={interview.intern.name}
      otherZone={interview.intern.time_zone}
      claim={claim && formatClaim(claim, 'company', interview.intern.name, zone, now)}
      mine={can.choose === true}
      actions={<CompanyActions interview={interview} owed={owed} onOpen={dialog.open} />}
    >
      <CompanyNotes interview={interview} />
      <RowDialog opened={dialog.opened} interview={interview} onClose={dialog.close} />
    </InterviewListRow>
  )
}

interface CompanyActionsProps {
  readonly interview: CompanyInterviewPayload
  /** Why no time can be selected or moved now. */
  readonly owed: string | null
  readonly onOpen: (opened: OpenDialog) => void
}

function CompanyActions({ interview, owed, onOpen }: CompanyActionsProps) {
  const { may: can } = interview
  return (
    <>
      <OpenButton verdict={can.choose} owed={owed} tone="primary" onClick={() => onOpen('choose')}>
        {t('interviewScreen.list.choose')}
      </OpenButton>
      {canGiveFeedback(interview) ? (
        <OpenButton verdict tone="primary" onClick={() => onOpen('feedback')}>
          {t('interviewScreen.list.feedback')}
        </OpenButton>
      ) : null}
      <OpenButton verdict={can.reschedule} owed={owed} onClick={() => onOpen('move')}>
        {t('interviewScreen.list.move')}
      </OpenButton>
      {can.editNotes === true ? (
        <OpenButton verdict tone="quiet" onClick={() => onOpen('notes')}>
          {t('interviewScreen.list.notes')}
        </OpenButton>
      ) : null}
      <OpenButton verdict={can.cancel} tone="danger" onClick={() => onOpen('cancel')}>
        {t('interviewScreen.list.cancel')}
      </OpenButton>
      {can.contestNoShow === true ? (
        <OpenButton verdict tone="primary" onClick={() => onOpen('contest')}>
          {t('interviewScreen.list.contest')}
        </OpenButton>
      ) : null}
      <TakeBackButton interview={interview} />
    </>
  )
}

interface OpenButtonProps {
  readonly verdict: true | string
  readonly owed?: string | null
  readonly tone?: 'plain' | 'primary' | 'quiet' | 'danger'
  readonly onClick: () => void
  readonly children: ReactNode
}

function OpenButton({ verdict, owed = null, tone = 'plain', onClick, children }: OpenButtonProps) {
  return isActionVisible(verdict) ? (
    <Button size="small" tone={tone} disabledReason={getRefusal(verdict) ?? owed} onClick={onClick}>
      {children}
    </Button>
  ) : null
}

function TakeBackButton({ interview }: { readonly interview: CompanyInterviewPayload }) {
  const withdraw = useApiMutation('interviews', 'withdrawClaimByCompany', {
    onDone: () => showToast(t('interviewScreen.claim.takenBack')),
  })
  if (interview.may.withdrawClaim !== true) return null
  return (
    <Button
      size="small"
      busy={withdraw.isPending}
      onClick={() => withdraw.mutate({ body: { interview_id: interview.interview_id } })}
    >
      {t('interviewScreen.claim.takeBack')}
    </Button>
  )
}

/**
 * Internal notes, a contact to the programme team if only it can move the interview, and the
 * submitted feedback.
 */
function CompanyNotes({ interview }: { readonly interview: CompanyInterviewPayload }) {
  const { notes, feedback, attendance, intern } = interview
  const { reschedule } = interview.may
  const feedbackText = feedback ? formatFeedback(feedback) : ''
  return (
    <>
      {notes ? (
        <p className={styles['dim']}>
          {t('interviewScreen.list.ownNotes')}: {notes}
        </p>
      ) : null}
      {attendance.intern === true && isPastInterview(interview.status) ? (
        <p className={styles['dim']}>
          {t('interviewScreen.list.theySaidHeld', { name: intern.name })}
        </p>
      ) : null}
      {canTeamHelp(reschedule) ? (
        <p className={styles['dim']}>
          {translateKey(String(reschedule))} <SupportContact />
        </p>
      ) : null}
      {feedbackText ? (
        <p className={styles['dim']}>
          {t('interviewScreen.list.yourFeedback')}: {feedbackText}
        </p>
      ) : null}
    </>
  )
}

const formatFeedback = (feedback: NonNullable<CompanyInterviewPayload['feedback']>): string =>
  [
    feedback.rating ? t('interviewScreen.list.rated', { rating: feedback.rating }) : '',
    feedback.strengths,
    feedback.decision ? translateKey(`interviewScreen.feedback.decision.${feedback.decision}`) : '',
    feedback.note,
  ]
    .filter(Boolean)
    .join(' · ')

function RowDialog({
  opened,
  interview,
  onClose,
}: {
  readonly opened: OpenDialog | null
  readonly interview: CompanyInterviewPayload
  readonly onClose: () => void
}) {
  const contest = useApiMutation('interviews', 'contestByCompany', {
    onDone: () => {
      showToast(t('interviewScreen.contest.done'))
      onClose()
    },
    onOvertaken: onClose,
  })
  if (opened === 'choose') return <SelectDialog interview={interview} onClose={onClose} />
  if (opened === 'move') return <MoveDialog interview={interview} onClose={onClose} />
  if (opened === 'cancel') return <CancelDialog interview={interview} onClose={onClose} />
  if (opened === 'feedback')
    return <InterviewFeedbackDialog interview={interview} onClose={onClose} />
  if (opened === 'notes') return <NotesDialog interview={interview} onClose={onClose} />
  return opened === 'contest' ? (
    <ContestDialog
      busy={contest.isPending}
      onClose={onClose}
      send={(note) => contest.mutate({ body: { interview_id: interview.interview_id, note } })}
    />
  ) : null
}
