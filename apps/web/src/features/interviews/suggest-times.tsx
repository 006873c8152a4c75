import { buildPath, paths } from '@fledge/contract/paths.ts'
import { slotRule } from '@fledge/domain/interviews/rules.ts'
import { formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { IconChevronLeft } from '@fledge/ui/icons/chevron-left.tsx'
import { useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { ChooseHead, type InterviewChoice } from './choose-head.tsx'
import { FormError } from './form-error.tsx'
import styles from './interviews.module.css'
import { getSlotsDeadline } from './format-interview-times.ts'
import { useBookingRefusal } from './use-no-show-status.ts'
import { UnreadCalendarsNotice } from './unread-calendars-notice.tsx'
import { ChosenTimes } from './chosen-times.tsx'
import { useSelectedTimes } from './use-selected-times.ts'
import { WeekPicker } from './week-picker.tsx'

const maxNoteLength = 500

interface SuggestTimesProps {
  readonly choice: InterviewChoice
  /** Freezes the screen while a response is being sent, and afterwards until navigation. */
  readonly hold: (isSending: boolean) => void
  readonly onBack: (() => void) | null
}

/**
 * Suggests other times from the intern's availability, in both zones. Warns that an agreed time is
 * released.
 */
export function SuggestTimes({ choice, hold, onBack }: SuggestTimesProps) {
  const go = useNavigateTo()
  const [chosen, toggle] = useSelectedTimes()
  const { interview } = choice
  const leave = () =>
    void go(buildPath(paths.intern.candidature, { candidatureId: interview.candidature_id }))
  return (
    <div className={styles['choosePage']}>
      <div>
        <OtherTimes choice={choice} chosen={chosen} onToggle={toggle} />
        {onBack ? (
          <span className={styles['back']}>
            <Button tone="link" icon={<IconChevronLeft size={16} aria-hidden />} onClick={onBack}>
              {t('interviewScreen.offer.back')}
            </Button>
          </span>
        ) : null}
      </div>
      <aside>
        <SuggestionForm
          choice={choice}
          chosen={chosen}
          onToggle={toggle}
          hold={hold}
          onSent={leave}
        />
        <Decline interview={interview} hold={hold} onDone={leave} />
      </aside>
    </div>
  )
}

const getWorkingDay = ({ company_hours, other_zone, interview }: InterviewChoice) => ({
  ...company_hours,
  zone: other_zone,
  company: interview.company.name,
})

interface TimesProps {
  readonly choice: InterviewChoice
  readonly chosen: readonly string[]
  readonly onToggle: (start: string) => void
}

function OtherTimes({ choice, chosen, onToggle }: TimesProps) {
  const zone = useZone()
  const { starts_at: agreed, company } = choice.interview
  return (
    <>
      <ChooseHead choice={choice} title={t('interviewScreen.offer.title')} />
      {agreed ? (
        <p className={`${styles['due']} ${styles['frees']}`}>
          {t('interviewScreen.offer.frees', { time: formatTime(agreed, zone) })}
        </p>
      ) : null}
      <WeekPicker
        zone={zone}
        otherZone={choice.other_zone}
        open={choice.other_times}
        busy={choice.busy}
        notice={<UnreadCalendarsNotice unread={choice.unread} company={company.name} />}
        minutes={choice.duration_minutes}
        workingDay={getWorkingDay(choice)}
        changes={choice.clock_changes}
        chosen={chosen}
        onToggle={onToggle}
        openSays={t('interviewScreen.legend.ownTimes')}
        hint={t('interviewScreen.offer.text', { city: getZoneCity(zone), company: company.name })}
        nothing={t('interviewScreen.offer.noOpen')}
      />
    </>
  )
}

/** Returns why these times can't be suggested, or null if they can. */
function useSuggestionRefusal(
  interview: InterviewChoice['interview'],
  chosen: readonly string[],
): string | null {
  const owed = useBookingRefusal()
  if (owed) return owed
  if (interview.may.counterPropose !== true) return translateKey(interview.may.counterPropose)
  return chosen.length > 0 ? null : t('interviewScreen.propose.choose')
}

interface SuggestionFormProps extends TimesProps, Pick<SuggestTimesProps, 'hold'> {
  readonly onSent: () => void
}

function useSuggestTimes({ choice, chosen, hold, onSent }: SuggestionFormProps) {
  const zone = useZone()
  const { interview } = choice
  const offer = useApiMutation('interviews', 'counterPropose', {
    quiet: true,
    onDone: () => {
      showToast(t('interviewScreen.offer.sent', { company: interview.company.name }))
      onSent()
    },
    onFailed: () => hold(false),
  })
  const send = (reason: string) => {
    hold(true)
    offer.mutate({
      body: {
        interview_id: interview.interview_id,
        slots: [...chosen],
        zone,
        ...(reason ? { reason } : {}),
      },
    })
  }
  const failure =
    offer.error instanceof ApiError
      ? (Object.values(offer.error.fields)[0] ?? offer.error.description)
      : null
  return { send, failure, isSending: offer.isPending || offer.isSuccess }
}

function SuggestionForm(props: SuggestionFormProps) {
  const { choice, chosen, onToggle } = props
  const zone = useZone()
  const [word, setWord] = useState('')
  const { send, failure, isSending } = useSuggestTimes(props)
  return (
    <form
      className={styles['card']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send(word)
      }}
    >
      <h2>{t('interviewScreen.offer.count', { count: chosen.length })}</h2>
      <ChosenTimes
        chosen={chosen}
        minutes={choice.duration_minutes}
        zone={zone}
        otherZone={choice.other_zone}
        workingDay={getWorkingDay(choice)}
        onRemove={onToggle}
      />
      <NoteField company={choice.interview.company.name} value={word} onChange={setWord} />
      {failure ? <FormError>{failure}</FormError> : null}
      <SendButton choice={choice} chosen={chosen} busy={isSending} />
      <AfterSuggestion choice={choice} chosen={chosen} />
    </form>
  )
}

interface SendButtonProps extends Pick<SuggestionFormProps, 'choice' | 'chosen'> {
  readonly busy: boolean
}

function SendButton({ choice, chosen, busy }: SendButtonProps) {
  const refusal = useSuggestionRefusal(choice.interview, chosen)
  return (
    <Group reasons>
      <Button type="submit" tone="primary" size="large" wide busy={busy} disabledReason={refusal}>
        {t('interviewScreen.offer.send', { count: Math.min(chosen.length, slotRule.max) })}
      </Button>
    </Group>
  )
}

interface NoteFieldProps {
  readonly company: string
  readonly value: string
  readonly onChange: (word: string) => void
}

function NoteField({ company, value, onChange }: NoteFieldProps) {
  return (
    <TextArea
      label={t('interviewScreen.offer.word', { company })}
      optional={t('common.optional')}
      limit={maxNoteLength}
      formatLength={(used) => t('common.charsLeft', { used, limit: maxNoteLength })}
      maxLength={maxNoteLength}
      rows={3}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** The company's response deadline, and how often the interview can still be moved. */
function AfterSuggestion({
  choice,
  chosen,
}: {
  readonly choice: InterviewChoice
  readonly chosen: readonly string[]
}) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <p className={styles['dim']}>
      {chosen.length > 0
        ? t('interviewScreen.offer.after', {
            company: choice.interview.company.name,
            when: formatTimeInSentence(getSlotsDeadline(chosen), zone, now),
          })
        : ''}{' '}
      {t('interviewScreen.offer.left', { count: Math.max(0, choice.moves_left - 1) })}
    </p>
  )
}

function Decline({
  interview,
  hold,
  onDone,
}: Pick<SuggestTimesProps, 'hold'> & {
  readonly interview: InterviewChoice['interview']
  readonly onDone: () => void
}) {
  const [declining, setDeclining] = useState(false)
  return (
    <>
      <div className={styles['center']}>
        <Button tone="danger" onClick={() => setDeclining(true)}>
          {t('interviewScreen.decline.act')}
        </Button>
      </div>
      {declining ? (
        <DeclineDialog
          interview={interview}
          hold={hold}
          onClose={() => setDeclining(false)}
          onDone={onDone}
        />
      ) : null}
    </>
  )
}
