import { buildPath, paths } from '@fledge/contract/paths.ts'
import { interviewBadges } from '@fledge/domain/interviews/types.ts'
import {
  canTeamHelp,
  isAgreedInterview,
  getSilentSide,
  isProposedInterview,
} from '@fledge/domain/interviews/rules.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { useSearchParams, usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { SupportContact } from '../../shared/support-contact.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { InterviewChoice } from './choose-head.tsx'
import { ChooseTime } from './choose-time.tsx'
import { NoShowNotice } from './no-show-notice.tsx'
import { SuggestTimes } from './suggest-times.tsx'
import { formatTimeRange } from './format-interview-times.ts'
import styles from './interviews.module.css'

/**
 * Whether there is something to choose. Suggesting other times gives up an agreed one, so it is
 * shown on request only.
 */
const hasChoice = ({ may, status }: InterviewChoice['interview'], isOffering: boolean) =>
  (isOffering || !isAgreedInterview(status)) &&
  (may.confirm === true || may.counterPropose === true)

/** Chooses a proposed time or suggests others; both are equal responses. */
export default function InternChooseTimeScreen() {
  const id = usePathParam('id')
  const [search, setSearch] = useSearchParams()
  const choice = useApiQuery('interviews', 'internInterviewTimes', { params: { id } })
  const company = choice.data?.payload.interview.company.name ?? ''
  useTitle(
    company ? t('interviewScreen.choose.short', { company }) : t('interviewScreen.choose.title'),
    [{ label: t('intern.nav.dashboard'), to: paths.intern.dashboard }],
  )
  const isOffering = search['offer'] === '1'
  // The answered choice stays on screen until navigation, although its times are no longer open.
  const [answered, setAnswered] = useState<InterviewChoice | null>(null)
  return (
    <QueryResult of={choice} name={t('interviewScreen.choose.title')} page>
      {(read) => {
        const shown = answered ?? read
        const { may } = shown.interview
        const hold = (isSending: boolean) => setAnswered(isSending ? shown : null)
        if (!hasChoice(shown.interview, isOffering)) return <NothingToChoose choice={shown} />
        if (isOffering || may.confirm !== true)
          return (
            <>
              <NoShowNotice />
              <SuggestTimes
                choice={shown}
                hold={hold}
                onBack={may.confirm === true ? () => setSearch({ offer: undefined }) : null}
              />
            </>
          )
        return (
          <>
            <NoShowNotice />
            <ChooseTime choice={shown} hold={hold} onNone={() => setSearch({ offer: '1' })} />
          </>
        )
      }}
    </QueryResult>
  )
}

/**
 * Why there is no time to choose: the suggested times await the company, no others can be
 * suggested, or the choice has closed.
 */
function NothingToChoose({ choice }: { readonly choice: InterviewChoice }) {
  const { interview } = choice
  const to = buildPath(paths.intern.candidature, { candidatureId: interview.candidature_id })
  const action = (
    <ButtonLink tone="primary" to={to}>
      {t('interviewScreen.choose.toTracker')}
    </ButtonLink>
  )
  if (isProposedInterview(interview.status) && getSilentSide(interview.status) === 'company')
    return (
      <EmptyState
        title={t('interviewScreen.choose.own', { company: interview.company.name })}
        text={<OwnTimes choice={choice} />}
        action={action}
      />
    )
  if (interview.starts_at && isAgreedInterview(interview.status))
    return (
      <EmptyState
        title={t('interviewScreen.choose.agreed')}
        text={<AgreedTime at={interview.starts_at} />}
        action={action}
      />
    )
  const { counterPropose } = interview.may
  const isLimit = canTeamHelp(counterPropose)
  return (
    <EmptyState
      title={t(isLimit ? 'interviewScreen.choose.limit' : 'interviewScreen.choose.closed')}
      text={
        isLimit ? (
          <Limit reason={translateKey(String(counterPropose))} />
        ) : (
          closedText(interview.status)
        )
      }
      action={action}
    />
  )
}

const closedText = (status: InterviewChoice['status']) =>
  t('interviewScreen.choose.closedText', { status: translateKey(interviewBadges[status].text) })

const AgreedTime = ({ at }: { readonly at: string }) => formatTime(at, useZone(), 'full')

/** Times suggested by the intern, and the company's response deadline. */
function OwnTimes({ choice }: { readonly choice: InterviewChoice }) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <>
      {t('interviewScreen.choose.ownText', {
        company: choice.interview.company.name,
        when: choice.answer_by ? formatTimeInSentence(choice.answer_by, zone, now) : '',
      })}
      {choice.slots.map((slot) => (
        <span key={slot.slot_id} className={styles['ownSlot']}>
          {formatTimeRange(slot.starts_at, slot.ends_at, zone)}
        </span>
      ))}
    </>
  )
}

/** Why no other times can be suggested, with the programme team's contact. */
function Limit({ reason }: { readonly reason: string }) {
  return (
    <>
      {reason} <SupportContact />
    </>
  )
}
