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
      (noShow) =>
        noShow.may.explain === true ||
        noShow.may.contest === true ||
        noShow.answer_by !== null ||
        (standing.over_until !== null && noShow.decision === null),
    ) ?? []
  if (!standing || shown.length === 0) return null
  return (
    <section className={styles['missed']} aria-label={t('interviewScreen.missed.title')}>
      <h2>{t('interviewScreen.missed.title')}</h2>
      {standing.book === true ? null : <p className={styles['due']}>{standing.book}</p>}
      <ul>
        {shown.map((noShow) => (
          <MissedRow key={noShow.no_show_id} noShow={noShow} isIntern={isIntern} />
        ))}
      </ul>
    </section>
  )
}

function MissedRow({ noShow, isIntern }: { readonly noShow: NoShow; readonly isIntern: boolean }) {
  const [zone, now] = [useZone(), useNow()]
  const [asking, setAsking] = useState<'explain' | 'contest' | null>(null)
  return (
    <li>
      <div>
        <p>
          <b>
            {noShow.starts_at
              ? formatTime(noShow.starts_at, zone)
              : formatTimeInSentence(noShow.recorded_at, zone, now)}
          </b>{' '}
          · {noShow.other} · {noShow.plan_name}
        </p>
        <Meta>
          <MissedState noShow={noShow} />
          {noShow.may.contest === true
            ? ` · ${t('interviewScreen.missed.contestBy', { when: formatTimeInSentence(noShow.contest_by, zone, now) })}`
            : ''}
        </Meta>
        {noShow.explanation ? <p className={styles['dim']}>“{noShow.explanation}”</p> : null}
      </div>
      <MissedButtons may={noShow.may} onAsk={setAsking} />
      {asking ? (
        <ExplainDialog
          noShow={noShow}
          isIntern={isIntern}
          contests={asking === 'contest'}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </li>
  )
}

/** The decision, whose response is pending, or how long the missed interview counts. */
function MissedState({ noShow }: { readonly noShow: NoShow }) {
  const [zone, now] = [useZone(), useNow()]
  if (noShow.decision) return translateKey(`noShows.decision.${noShow.decision}`)
  if (!noShow.answer_by)
    return t('interviewScreen.missed.counts', {
      when: formatDayInSentence(noShow.counts_until, zone, now),
    })
  return (
    <DueLine
      due={noShow.answer_by}
      isOwnTurn={false}
      format={(when) =>
        t(
          noShow.contested_at ? 'interviewScreen.missed.contested' : 'interviewScreen.missed.waits',
          {
            when,
          },
        )
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
