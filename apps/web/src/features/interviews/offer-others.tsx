import { address, pages } from '@fledge/contract/pages.ts'
import { slotRule } from '@fledge/domain/interviews/rules.ts'
import { sayTime, zoneCity } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { IconChevronLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { midTime, useNow } from '../../platform/clock.ts'
import { useGo } from '../../platform/link.tsx'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { say, t } from '../../platform/use-texts.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { ChooseHead, type Choice } from './choose-head.tsx'
import styles from './interviews.module.css'
import { answerBy } from './time-words.ts'
import { useBookingRefusal } from './use-standing.ts'
import { UnreadNotice } from './unread-notice.tsx'
import { ChosenTimes, useChosen, WeekPicker } from './week-picker.tsx'

const wordLimit = 500

/** Other times out of one's own hours, in both zones; it says before that an agreed one is given up. */
export function OfferOthers({
  choice,
  onBack,
}: {
  readonly choice: Choice
  readonly onBack: (() => void) | null
}) {
  const [zone, go, now] = [useZone(), useGo(), useNow()]
  const [chosen, toggle] = useChosen()
  const [word, setWord] = useState('')
  const [declining, setDeclining] = useState(false)
  const { interview } = choice
  const company = interview.company.name
  const leave = () =>
    void go(address(pages.intern.candidature, { candidatureId: interview.candidature_id }))
  const offer = useCall('interviews', 'counterPropose', {
    quiet: true,
    onDone: () => {
      showToast(t('interviewScreen.offer.sent', { company }))
      leave()
    },
  })
  const failed =
    offer.error instanceof CallError
      ? (Object.values(offer.error.fields)[0] ?? offer.error.description)
      : null
  const owed = useBookingRefusal()
  const refused = owed
    ? owed
    : interview.may.counterPropose === true
      ? chosen.length > 0
        ? null
        : t('interviewScreen.propose.choose')
      : say(interview.may.counterPropose)
  return (
    <div className={styles['choosePage']}>
      <div>
        <ChooseHead choice={choice} title={t('interviewScreen.offer.title')} />
        {interview.starts_at ? (
          <p className={styles['due']}>
            {t('interviewScreen.offer.frees', { time: sayTime(interview.starts_at, zone) })}
          </p>
        ) : null}
        <WeekPicker
          zone={zone}
          otherZone={choice.other_zone}
          open={choice.other_times}
          busy={choice.busy}
          notice={<UnreadNotice unread={choice.unread} company={company} />}
          minutes={choice.duration_minutes}
          changes={choice.clock_changes}
          chosen={chosen}
          onToggle={toggle}
          openSays={t('interviewScreen.offer.which')}
          hint={t('interviewScreen.offer.text', { city: zoneCity(zone), company })}
          nothing={t('interviewScreen.propose.noOpen', { name: t('interviewScreen.choose.you') })}
        />
        {onBack ? (
          <span className={styles['back']}>
            <Button tone="link" icon={<IconChevronLeft size={16} aria-hidden />} onClick={onBack}>
              {t('interviewScreen.offer.back')}
            </Button>
          </span>
        ) : null}
      </div>
      <aside>
        <form
          className={styles['card']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            offer.mutate({
              body: {
                interview_id: interview.interview_id,
                slots: [...chosen],
                zone,
                ...(word ? { reason: word } : {}),
              },
            })
          }}
        >
          <h2>{t('interviewScreen.offer.count', { count: chosen.length })}</h2>
          <ChosenTimes
            chosen={chosen}
            minutes={choice.duration_minutes}
            zone={zone}
            otherZone={choice.other_zone}
            onRemove={toggle}
          />
          <TextArea
            label={t('interviewScreen.offer.word', { company })}
            optional={t('common.optional')}
            limit={wordLimit}
            says={(used) => t('common.charsLeft', { used, limit: wordLimit })}
            maxLength={wordLimit}
            rows={3}
            value={word}
            onChange={(event) => setWord(event.currentTarget.value)}
          />
          {failed ? (
            <p role="alert" className={styles['due']}>
              {failed}
            </p>
          ) : null}
          <Button
            type="submit"
            tone="primary"
            size="large"
            wide
            busy={offer.isPending}
            refused={refused}
          >
            {t('interviewScreen.offer.send', { count: Math.min(chosen.length, slotRule.max) })}
          </Button>
          <p className={styles['dim']}>
            {chosen.length > 0
              ? t('interviewScreen.offer.after', {
                  company,
                  when: midTime(answerBy(chosen), zone, now),
                })
              : ''}{' '}
            {t('interviewScreen.offer.left', { count: Math.max(0, choice.moves_left - 1) })}
          </p>
        </form>
        <div className={styles['center']}>
          <Button tone="danger" onClick={() => setDeclining(true)}>
            {t('interviewScreen.decline.act')}
          </Button>
        </div>
        {declining ? (
          <DeclineDialog interview={interview} onClose={() => setDeclining(false)} onDone={leave} />
        ) : null}
      </aside>
    </div>
  )
}
