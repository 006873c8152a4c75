import { isForTeam } from '@fledge/domain/interviews/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { type ReactNode, useState } from 'react'
import { useAddressState } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { useNow } from '../../platform/clock.ts'
import { showToast } from '../../platform/notes.ts'
import { useAnswer, useCall } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { SupportLine } from '../../platform/support-line.tsx'
import { say, t } from '../../platform/use-texts.ts'
import {
  CancelDialog,
  type CompanyInterview,
  ContestDialog,
  FeedbackDialog,
  MoveDialog,
  NotesDialog,
  SelectDialog,
} from './company-dialogs.tsx'
import { claimSays } from './claim-words.ts'
import { InterviewRow } from './interview-row.tsx'
import styles from './interviews.module.css'
import { ProposeLink } from './propose-link.tsx'
import { useBookingRefusal } from './use-standing.ts'
import { NoShowNotice } from './no-show-notice.tsx'

type Opened = 'choose' | 'move' | 'cancel' | 'feedback' | 'notes' | 'contest' | null

const asked = ['choose', 'feedback', 'contest'] as const
/** What the address can ask to be opened of the newest interview: the banner's press. */
export type AskedFor = (typeof asked)[number]

/** True opens a button, a key disables it with its sentence; what the state has no place for is left out. */
const may = (verdict: true | string): string | null => (verdict === true ? null : say(verdict))
const isThere = (verdict: true | string) =>
  verdict === true || (verdict !== 'errors.ILLEGAL_TRANSITION' && verdict !== 'refused.notYours')

/** The interviews of one candidature, with what this member may do now. */
export function CompanyInterviews({
  candidature,
  intern,
  plan,
}: {
  readonly candidature: string
  readonly intern: string
  readonly plan: string
}) {
  const list = useAnswer('interviews', 'listCandidatureInterviews', { params: { id: candidature } })
  const propose = <ProposeLink tone="primary" intern={intern} plan={plan || undefined} />
  return (
    <>
      <NoShowNotice />
      <Card title={t('interviewScreen.list.title')} flush>
        <Answer
          of={list}
          name={t('interviewScreen.list.title')}
          empty={
            <Empty
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
        </Answer>
      </Card>
    </>
  )
}

function CompanyRow({
  interview,
  isNewest,
}: {
  readonly interview: CompanyInterview
  readonly isNewest: boolean
}) {
  const [zone, now] = [useZone(), useNow()]
  const takeBack = useCall('interviews', 'takeBackByCompany', {
    onDone: () => showToast(t('interviewScreen.claim.takenBack')),
  })
  const { may: can, no_show: claim, feedback } = interview
  const owed = useBookingRefusal()
  const canFeedback = can.giveFeedback === true || can.claimNoShow === true
  const [opened, setOpened, close] = useOpened({
    choose: isNewest && can.choose === true && !owed,
    feedback: isNewest && canFeedback,
    contest: isNewest && can.contestNoShow === true,
  })
  const button = (
    name: Opened,
    verdict: true | string,
    words: string,
    tone: 'plain' | 'primary' | 'quiet' | 'danger' = 'plain',
  ): ReactNode =>
    isThere(verdict) ? (
      <Button
        key={name}
        size="small"
        tone={tone}
        refused={may(verdict) ?? (name === 'choose' || name === 'move' ? owed : null)}
        onClick={() => setOpened(name)}
      >
        {words}
      </Button>
    ) : null
  const claimed = claim && claimSays(claim, 'company', interview.intern.name, zone, now)
  const given = feedback
    ? [
        feedback.rating ? t('interviewScreen.list.rated', { rating: feedback.rating }) : '',
        feedback.strengths,
        feedback.decision ? say(`interviewScreen.feedback.decision.${feedback.decision}`) : '',
        feedback.note,
      ]
        .filter(Boolean)
        .join(' · ')
    : ''
  const actions = (
    <>
      {button('choose', can.choose, t('interviewScreen.list.choose'), 'primary')}
      {canFeedback ? button('feedback', true, t('interviewScreen.list.feedback'), 'primary') : null}
      {button('move', can.reschedule, t('interviewScreen.list.move'))}
      {can.editNotes === true
        ? button('notes', true, t('interviewScreen.list.notes'), 'quiet')
        : null}
      {button('cancel', can.cancel, t('interviewScreen.list.cancel'), 'danger')}
      {can.contestNoShow === true
        ? button('contest', true, t('interviewScreen.list.contest'), 'primary')
        : null}
      {can.takeBackClaim === true ? (
        <Button
          size="small"
          busy={takeBack.isPending}
          onClick={() => takeBack.mutate({ body: { interview_id: interview.interview_id } })}
        >
          {t('interviewScreen.claim.takeBack')}
        </Button>
      ) : null}
    </>
  )
  return (
    <InterviewRow
      interview={interview}
      otherZone={interview.intern.time_zone}
      claim={claimed}
      mine={can.choose === true}
      actions={actions}
    >
      {interview.notes ? (
        <p className={styles['dim']}>
          {t('interviewScreen.list.ownNotes')}: {interview.notes}
        </p>
      ) : null}
      {isForTeam(can.reschedule) ? (
        <p className={styles['dim']}>
          {say(String(can.reschedule))} <SupportLine />
        </p>
      ) : null}
      {given ? (
        <p className={styles['dim']}>
          {t('interviewScreen.list.yourFeedback')}: {given}
        </p>
      ) : null}
      <RowDialog opened={opened} interview={interview} onClose={close} />
    </InterviewRow>
  )
}

/** What a press opened: here, or in the banner above, which asks for it by the address. */
function useOpened(isOpen: Readonly<Record<AskedFor, boolean>>) {
  const [pressed, open] = useState<Opened>(null)
  const [search, change] = useAddressState()
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
  const contest = useCall('interviews', 'contestByCompany', {
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
