import { buildPath, paths } from '@fledge/contract/paths.ts'
import { slotRule } from '@fledge/domain/interviews/rules.ts'
import { formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { IconChevronLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { formatTimeInSentence, useNow } from '../../platform/clock.ts'
import { useNavigateTo } from '../../platform/link.tsx'
import { showToast } from '../../platform/toasts.ts'
import { useApiMutation } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { translate, t } from '../../platform/use-texts.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { ChooseHead, type Choice } from './choose-head.tsx'
import { FormError } from './form-error.tsx'
import styles from './interviews.module.css'
import { answerBy } from './time-words.ts'
import { useBookingRefusal } from './use-standing.ts'
import { UnreadNotice } from './unread-notice.tsx'
import { ChosenTimes } from './chosen-times.tsx'
import { useChosen } from './use-chosen.ts'
import { WeekPicker } from './week-picker.tsx'

const wordLimit = 500

interface OfferOthersProps {
  readonly choice: Choice
  /** Freezes the screen while a response is being sent, and afterwards until navigation. */
  readonly hold: (isSending: boolean) => void
  readonly onBack: (() => void) | null
}

/**
 * Suggests other times from the intern's availability, in both zones. Warns that an agreed time is
 * released.
 */
export function OfferOthers({ choice, hold, onBack }: OfferOthersProps) {
  const go = useNavigateTo()
  const [chosen, toggle] = useChosen()
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
        <OfferForm choice={choice} chosen={chosen} onToggle={toggle} hold={hold} onSent={leave} />
        <Decline interview={interview} hold={hold} onDone={leave} />
      </aside>
    </div>
  )
}

const workingDayOf = ({ company_hours, other_zone, interview }: Choice) => ({
  ...company_hours,
  zone: other_zone,
  company: interview.company.name,
})

interface TimesProps {
  readonly choice: Choice
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
        <p className={styles['due']}>
          {t('interviewScreen.offer.frees', { time: formatTime(agreed, zone) })}
        </p>
      ) : null}
      <WeekPicker
        zone={zone}
        otherZone={choice.other_zone}
        open={choice.other_times}
        busy={choice.busy}
        notice={<UnreadNotice unread={choice.unread} company={company.name} />}
        minutes={choice.duration_minutes}
        workingDay={workingDayOf(choice)}
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
function useOfferRefusal(interview: Choice['interview'], chosen: readonly string[]): string | null {
  const owed = useBookingRefusal()
  if (owed) return owed
  if (interview.may.counterPropose !== true) return translate(interview.may.counterPropose)
  return chosen.length > 0 ? null : t('interviewScreen.propose.choose')
}

interface OfferFormProps extends TimesProps, Pick<OfferOthersProps, 'hold'> {
  readonly onSent: () => void
}

function useOffer({ choice, chosen, hold, onSent }: OfferFormProps) {
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

function OfferForm(props: OfferFormProps) {
  const { choice, chosen, onToggle } = props
  const zone = useZone()
  const [word, setWord] = useState('')
  const { send, failure, isSending } = useOffer(props)
  const refused = useOfferRefusal(choice.interview, chosen)
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
        workingDay={workingDayOf(choice)}
        onRemove={onToggle}
      />
      <WordField company={choice.interview.company.name} value={word} onChange={setWord} />
      {failure ? <FormError>{failure}</FormError> : null}
      <Group reasons>
        <Button type="submit" tone="primary" size="large" wide busy={isSending} refused={refused}>
          {t('interviewScreen.offer.send', { count: Math.min(chosen.length, slotRule.max) })}
        </Button>
      </Group>
      <AfterOffer choice={choice} chosen={chosen} />
    </form>
  )
}

interface WordFieldProps {
  readonly company: string
  readonly value: string
  readonly onChange: (word: string) => void
}

function WordField({ company, value, onChange }: WordFieldProps) {
  return (
    <TextArea
      label={t('interviewScreen.offer.word', { company })}
      optional={t('common.optional')}
      limit={wordLimit}
      says={(used) => t('common.charsLeft', { used, limit: wordLimit })}
      maxLength={wordLimit}
      rows={3}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** The company's response deadline, and how often the interview can still be moved. */
function AfterOffer({
  choice,
  chosen,
}: {
  readonly choice: Choice
  readonly chosen: readonly string[]
}) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <p className={styles['dim']}>
      {chosen.length > 0
        ? t('interviewScreen.offer.after', {
            company: choice.interview.company.name,
            when: formatTimeInSentence(answerBy(chosen), zone, now),
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
}: Pick<OfferOthersProps, 'hold'> & {
  readonly interview: Choice['interview']
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
