import { canTeamHelp, isPastInterview } from '@fledge/domain/interviews/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from '../../platform/url-state.ts'
import { QueryResult } from '../../platform/query-result.tsx'
import { useNow } from '../../platform/clock.ts'
import { showToast } from '../../platform/toasts.ts'
import { useApiQuery, useApiMutation } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { SupportContact } from '../../platform/support-contact.tsx'
import { translate, t } from '../../platform/use-texts.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { claimSays } from './claim-words.ts'
import type { CompanyInterview } from './company-interview.ts'
import { ContestDialog } from './contest-dialog.tsx'
import { FeedbackDialog } from './feedback-dialog.tsx'
import { InterviewRow } from './interview-row.tsx'
import styles from './interviews.module.css'
import { MoveDialog } from './move-dialog.tsx'
import { NotesDialog } from './notes-dialog.tsx'
import { ProposeLink } from './propose-link.tsx'
import { SelectDialog } from './select-dialog.tsx'
import { useBookingRefusal } from './use-standing.ts'
import { NoShowNotice } from './no-show-notice.tsx'

type Opened = 'choose' | 'move' | 'cancel' | 'feedback' | 'notes' | 'contest' | null

const asked = ['choose', 'feedback', 'contest'] as const
/** Dialog that the URL can open for the latest interview, used by the banner's buttons. */
export type AskedFor = (typeof asked)[number]

/**
 * Returns null when allowed and the reason otherwise. Actions that the state doesn't offer are
 * omitted.
 */
const may = (verdict: true | string): string | null =>
  verdict === true ? null : translate(verdict)
const isThere = (verdict: true | string) =>
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
              {rows.map((one, at) => (
                <CompanyRow key={one.interview_id} interview={one} isNewest={at === 0} />
              ))}
            </ul>
          )}
        </QueryResult>
      </Card>
    </>
  )
}

const canFeedback = ({ may: can }: CompanyInterview) =>
  can.giveFeedback === true || can.claimNoShow === true

function CompanyRow({
  interview,
  isNewest,
}: {
  readonly interview: CompanyInterview
  readonly isNewest: boolean
}) {
  const [zone, now] = [useZone(), useNow()]
  const { may: can, no_show: claim } = interview
  const owed = useBookingRefusal()
  const [opened, setOpened, close] = useOpened({
    choose: isNewest && can.choose === true && !owed,
    feedback: isNewest && canFeedback(interview),
    contest: isNewest && can.contestNoShow === true,
  })
  return (
    <InterviewRow
      interview={interview}
      reader="company"
      other={interview.intern.name}
      otherZone={interview.intern.time_zone}
      claim={claim && claimSays(claim, 'company', interview.intern.name, zone, now)}
      mine={can.choose === true}
      actions={<CompanyActions interview={interview} owed={owed} onOpen={setOpened} />}
    >
      <CompanyNotes interview={interview} />
      <RowDialog opened={opened} interview={interview} onClose={close} />
    </InterviewRow>
  )
}

interface CompanyActionsProps {
  readonly interview: CompanyInterview
  /** Why no time can be selected or moved now. */
  readonly owed: string | null
  readonly onOpen: (opened: Opened) => void
}

function CompanyActions({ interview, owed, onOpen }: CompanyActionsProps) {
  const { may: can } = interview
  return (
    <>
      <OpenButton verdict={can.choose} owed={owed} tone="primary" onClick={() => onOpen('choose')}>
        {t('interviewScreen.list.choose')}
      </OpenButton>
      {canFeedback(interview) ? (
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
  return isThere(verdict) ? (
    <Button size="small" tone={tone} refused={may(verdict) ?? owed} onClick={onClick}>
      {children}
    </Button>
  ) : null
}

function TakeBackButton({ interview }: { readonly interview: CompanyInterview }) {
  const takeBack = useApiMutation('interviews', 'takeBackByCompany', {
    onDone: () => showToast(t('interviewScreen.claim.takenBack')),
  })
  if (interview.may.takeBackClaim !== true) return null
  return (
    <Button
      size="small"
      busy={takeBack.isPending}
      onClick={() => takeBack.mutate({ body: { interview_id: interview.interview_id } })}
    >
      {t('interviewScreen.claim.takeBack')}
    </Button>
  )
}

/**
 * Internal notes, a contact to the programme team if only it can move the interview, and the
 * submitted feedback.
 */
function CompanyNotes({ interview }: { readonly interview: CompanyInterview }) {
  const { notes, feedback, attendance, intern } = interview
  const { reschedule } = interview.may
  const given = feedback ? feedbackWords(feedback) : ''
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
          {translate(String(reschedule))} <SupportContact />
        </p>
      ) : null}
      {given ? (
        <p className={styles['dim']}>
          {t('interviewScreen.list.yourFeedback')}: {given}
        </p>
      ) : null}
    </>
  )
}

const feedbackWords = (feedback: NonNullable<CompanyInterview['feedback']>): string =>
  [
    feedback.rating ? t('interviewScreen.list.rated', { rating: feedback.rating }) : '',
    feedback.strengths,
    feedback.decision ? translate(`interviewScreen.feedback.decision.${feedback.decision}`) : '',
    feedback.note,
  ]
    .filter(Boolean)
    .join(' · ')

/** Dialog opened here, or by the banner above through the URL. */
function useOpened(isOpen: Readonly<Record<AskedFor, boolean>>) {
  const [pressed, open] = useState<Opened>(null)
  const [search, change] = useSearchParams()
  const close = () => {
    open(null)
    if (search['do']) change({ do: undefined })
  }
  return [
    pressed ?? asked.find((one) => one === search['do'] && isOpen[one]) ?? null,
    open,
    close,
  ] as const
}

function RowDialog({
  opened,
  interview,
  onClose,
}: {
  readonly opened: Opened
  readonly interview: CompanyInterview
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
  if (opened === 'feedback') return <FeedbackDialog interview={interview} onClose={onClose} />
  if (opened === 'notes') return <NotesDialog interview={interview} onClose={onClose} />
  return opened === 'contest' ? (
    <ContestDialog
      busy={contest.isPending}
      onClose={onClose}
      send={(note) => contest.mutate({ body: { interview_id: interview.interview_id, note } })}
    />
  ) : null
}
