import { buildPath, paths } from '@fledge/contract/paths.ts'
import { canTeamHelp, isPastInterview } from '@fledge/domain/interviews/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { useNow } from '../../platform/time/clock.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { SupportContact } from '../../shared/support-contact.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { formatClaim } from './format-claim.ts'
import { ContestDialog } from './contest-dialog.tsx'
import { InternFeedback } from './intern-feedback.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { InterviewListRow } from './interview-row.tsx'
import styles from './interviews.module.css'
import { useInterviewDialog } from './use-interview-dialog.ts'
import { NoShowNotice } from './no-show-notice.tsx'
import { CompanyNoShowDialog } from './company-no-show-dialog.tsx'

export type InternInterviewPayload = Payload<
  'interviews',
  'listInternCandidatureInterviews'
>[number]

/** Interviews of the intern's candidature, with the available actions. */
export function InternInterviews({ candidature }: { readonly candidature: string }) {
  const list = useApiQuery('interviews', 'listInternCandidatureInterviews', {
    params: { id: candidature },
  })
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
              text={t('interviewScreen.list.emptyIntern')}
            />
          }
        >
          {(rows) => (
            <ul>
              {rows.map((interview, at) => (
                <InternRow key={interview.interview_id} interview={interview} isNewest={at === 0} />
              ))}
            </ul>
          )}
        </QueryResult>
      </Card>
    </>
  )
}

type TaskDialog = 'contest' | 'feedback'
type OpenDialog = TaskDialog | 'decline'

interface InternRowProps {
  readonly interview: InternInterviewPayload
  readonly isNewest: boolean
}

function InternRow({ interview, isNewest }: InternRowProps) {
  const [zone, now] = [useZone(), useNow()]
  const { may: can, no_show: claim } = interview
  const dialog = useInterviewDialog<TaskDialog, 'decline'>({
    interviewId: interview.interview_id,
    isNewest,
    tasks: { contest: can.contestNoShow === true, feedback: can.giveInternFeedback === true },
  })
  return (
    <InterviewListRow
      interview={interview}
      reader="intern"
      other={interview.company.name}
      otherZone={interview.company.time_zone}
      claim={claim && formatClaim(claim, 'intern', interview.company.name, zone, now)}
      mine={can.confirm === true}
      actions={<InternActions interview={interview} onOpen={dialog.open} />}
    >
      {can.confirmHeld === true ? <Attendance interview={interview} /> : null}
      {interview.attendance.intern === true && isPastInterview(interview.status) ? (
        <Meta>{t('interviewScreen.list.saidHeld')}</Meta>
      ) : null}
      {canTeamHelp(can.counterPropose) ? (
        <p className={styles['dim']}>
          {translateKey(String(can.counterPropose))} <SupportContact />
        </p>
      ) : null}
      <GivenFeedback interview={interview} />
      <InternDialog opened={dialog.opened} interview={interview} onClose={dialog.close} />
    </InterviewListRow>
  )
}

function GivenFeedback({ interview }: { readonly interview: InternInterviewPayload }) {
  const { feedback } = interview
  if (!feedback?.rating) return null
  const words = [
    t('interviewScreen.own.given', { rating: feedback.rating }),
    feedback.strengths,
    feedback.note,
  ]
  return <Meta>{words.filter(Boolean).join(' ')}</Meta>
}

interface InternDialogProps {
  readonly opened: OpenDialog | null
  readonly interview: InternInterviewPayload
  readonly onClose: () => void
}

function InternDialog({ opened, interview, onClose }: InternDialogProps) {
  const contest = useApiMutation('interviews', 'contestByIntern', {
    onDone: () => {
      showToast(t('interviewScreen.contest.done'))
      onClose()
    },
    onOvertaken: onClose,
  })
  if (opened === 'feedback') return <InternFeedback interview={interview} onClose={onClose} />
  if (opened === 'decline') return <DeclineDialog interview={interview} onClose={onClose} />
  return opened === 'contest' ? (
    <ContestDialog
      busy={contest.isPending}
      onClose={onClose}
      send={(note) => contest.mutate({ body: { interview_id: interview.interview_id, note } })}
    />
  ) : null
}

interface InternActionsProps {
  readonly interview: InternInterviewPayload
  readonly onOpen: (opened: OpenDialog) => void
}

function InternActions({ interview, onOpen }: InternActionsProps) {
  const { may: can } = interview
  return (
    <>
      <TimeActions interview={interview} />
      {can.decline === true ? (
        <Button size="small" tone="danger" onClick={() => onOpen('decline')}>
          {t('interviewScreen.decline.act')}
        </Button>
      ) : null}
      {can.giveInternFeedback === true ? (
        <Button size="small" onClick={() => onOpen('feedback')}>
          {t('interviewScreen.own.act')}
        </Button>
      ) : null}
      {can.contestNoShow === true ? (
        <Button size="small" tone="primary" onClick={() => onOpen('contest')}>
          {t('interviewScreen.list.contest')}
        </Button>
      ) : null}
      <TakeBackButton interview={interview} />
    </>
  )
}

/** Link to choose a time, or a button to move the interview, or why it can't be moved any more. */
function TimeActions({ interview }: { readonly interview: InternInterviewPayload }) {
  const { may: can, interview_id: id } = interview
  return (
    <>
      {can.confirm === true ? (
        <ButtonLink tone="primary" size="small" to={buildPath(paths.intern.chooseTime, { id })}>
          {t('interviewScreen.list.choose')}
        </ButtonLink>
      ) : null}
      {can.confirm !== true && can.counterPropose === true ? (
        <ButtonLink size="small" to={buildPath(paths.intern.chooseTime, { id }, { offer: '1' })}>
          {t('interviewScreen.list.move')}
        </ButtonLink>
      ) : null}
      {can.confirm !== true &&
      can.counterPropose !== true &&
      can.decline === true &&
      can.counterPropose !== 'errors.ILLEGAL_TRANSITION' ? (
        <Group reasons>
          <Button size="small" disabledReason={translateKey(can.counterPropose)}>
            {t('interviewScreen.list.move')}
          </Button>
        </Group>
      ) : null}
    </>
  )
}

function TakeBackButton({ interview }: { readonly interview: InternInterviewPayload }) {
  const withdraw = useApiMutation('interviews', 'withdrawClaimByIntern', {
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
 * Asks whether the interview took place. Reporting that no one came requires a description, which
 * the company and, if disputed, the programme team can read.
 */
function Attendance({ interview }: { readonly interview: InternInterviewPayload }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { interview_id, company } = interview
  const tell = useApiMutation('interviews', 'sayAttendance', {
    onDone: () => {
      showToast(t('interviewScreen.held.done'))
      close()
    },
    onOvertaken: close,
  })
  return (
    <div className={styles['row']}>
      <b>{t('interviewScreen.held.ask')}</b>
      <Button
        size="small"
        tone="primary"
        busy={tell.isPending}
        onClick={() => tell.mutate({ body: { interview_id, attended: true } })}
      >
        {t('interviewScreen.held.yes')}
      </Button>
      {interview.may.claimNoShow === true ? (
        <Button size="small" onClick={() => setAsking(true)}>
          {t('interviewScreen.held.no')}
        </Button>
      ) : null}
      {asking ? (
        <CompanyNoShowDialog
          company={company.name}
          zone={company.time_zone}
          busy={tell.isPending}
          onClose={close}
          send={(note) => tell.mutate({ body: { interview_id, attended: false, note } })}
        />
      ) : null}
    </div>
  )
}
