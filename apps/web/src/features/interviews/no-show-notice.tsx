import { Button } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { formatTime } from '@fledge/kernel/dates.ts'
import { useState } from 'react'
import { formatDayInSentence, formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { DueLine } from '../../shared/due-line.tsx'
import { lazyComponent } from '../../platform/router/lazy-component.tsx'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './interviews.module.css'
import { type NoShowPayload, useNoShowStatus } from './use-no-show-status.ts'

// Loaded on demand, because few users have missed an interview.
const ExplainDialog = lazyComponent(() =>
  import('./no-show-dialog.tsx').then((parts) => parts.ExplainDialog),
)

type NoShow = NoShowPayload['no_shows'][number]

/**
 * The user's missed interviews with consequences, requested explanations and disputes. Renders
 * nothing without any.
 */
export function NoShowNotice() {
  const isIntern = useUser().type === 'I'
  const standing = useNoShowStatus()
  const shown =
    standing?.no_shows.filter(
      (one) =>
        one.may.explain === true ||
        one.may.contest === true ||
        one.answer_by !== null ||
        (standing.over_until !== null && one.decision === null),
    ) ?? []
  if (!standing || shown.length === 0) return null
  return (
    <section className={styles['missed']} aria-label={t('interviewScreen.missed.title')}>
      <h2>{t('interviewScreen.missed.title')}</h2>
      {standing.book === true ? null : <p className={styles['due']}>{standing.book}</p>}
      <ul>
        {shown.map((one) => (
          <MissedRow key={one.no_show_id} one={one} isIntern={isIntern} />
        ))}
      </ul>
    </section>
  )
}

function MissedRow({ one, isIntern }: { readonly one: NoShow; readonly isIntern: boolean }) {
  const [zone, now] = [useZone(), useNow()]
  const [asking, setAsking] = useState<'explain' | 'contest' | null>(null)
  return (
    <li>
      <div>
        <p>
          <b>
            {one.starts_at
              ? formatTime(one.starts_at, zone)
              : formatTimeInSentence(one.recorded_at, zone, now)}
          </b>{' '}
          · {one.other} · {one.plan_name}
        </p>
        <Meta>
          <MissedState one={one} />
          {one.may.contest === true
            ? ` · ${t('interviewScreen.missed.contestBy', { when: formatTimeInSentence(one.contest_by, zone, now) })}`
            : ''}
        </Meta>
        {one.explanation ? <p className={styles['dim']}>“{one.explanation}”</p> : null}
      </div>
      <MissedButtons may={one.may} onAsk={setAsking} />
      {asking ? (
        <ExplainDialog
          one={one}
          isIntern={isIntern}
          contests={asking === 'contest'}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </li>
  )
}

/** The decision, whose response is pending, or how long the missed interview counts. */
function MissedState({ one }: { readonly one: NoShow }) {
  const [zone, now] = [useZone(), useNow()]
  if (one.decision) return translateKey(`noShows.decision.${one.decision}`)
  if (!one.answer_by)
    return t('interviewScreen.missed.counts', {
      when: formatDayInSentence(one.counts_until, zone, now),
    })
  return (
    <DueLine
      due={one.answer_by}
      isOwnTurn={false}
      format={(when) =>
        t(one.contested_at ? 'interviewScreen.missed.contested' : 'interviewScreen.missed.waits', {
          when,
        })
      }
    />
  )
}

function MissedButtons({
  may,
  onAsk,
}: {
  readonly may: NoShow['may']
  readonly onAsk: (asking: 'explain' | 'contest') => void
}) {
  return (
    <div className={styles['buttons']}>
      {may.explain === true ? (
        <Button size="small" tone="primary" onClick={() => onAsk('explain')}>
          {t('interviewScreen.missed.explain')}
        </Button>
      ) : null}
      {may.contest === true ? (
        <Button size="small" onClick={() => onAsk('contest')}>
          {t('interviewScreen.missed.contest')}
        </Button>
      ) : null}
    </div>
  )
}
