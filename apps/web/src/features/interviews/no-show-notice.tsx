import { Button } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { sayTime } from '@fledge/kernel/dates.ts'
import { useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { midDay, midTime, useNow } from '../../platform/clock.ts'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { useUser, useZone } from '../../platform/session.ts'
import { say, t } from '../../platform/use-texts.ts'
import styles from './interviews.module.css'
import { type Standing, useStanding } from './use-standing.ts'

type NoShow = Standing['no_shows'][number]

/** Missed interviews of the reader's side: what follows, the explanation that is asked for, and the contest. Nothing where there are none to tell of. */
export function NoShowNotice() {
  const isIntern = useUser().type === 'I'
  const standing = useStanding()
  const shown = standing?.no_shows.filter((one) => one.may.explain === true || one.answer_by !== null || (standing.over_until !== null && one.decision === null)) ?? []
  if (!standing || shown.length === 0) return null
  return (
    <section className={styles['missed']} aria-label={t('interviewScreen.missed.title')}>
      <h2>{t('interviewScreen.missed.title')}</h2>
      {standing.book === true ? null : <p className={styles['due']}>{standing.book}</p>}
      <ul>{shown.map((one) => <MissedRow key={one.no_show_id} one={one} isIntern={isIntern} />)}</ul>
    </section>
  )
}

function MissedRow({ one, isIntern }: { readonly one: NoShow; readonly isIntern: boolean }) {
  const [zone, now] = [useZone(), useNow()]
  const [asking, setAsking] = useState<'explain' | 'contest' | null>(null)
  const state = one.decision ? say(`noShows.decision.${one.decision}`) : one.answer_by ? t(one.contested_at ? 'interviewScreen.missed.contested' : 'interviewScreen.missed.waits', { when: midDay(one.answer_by, zone, now) }) : t('interviewScreen.missed.counts', { when: midDay(one.counts_until, zone, now) })
  return (
    <li>
      <div>
        <p><b>{one.starts_at ? sayTime(one.starts_at, zone) : midTime(one.recorded_at, zone, now)}</b> · {one.other} · {one.plan_name}</p>
        <Meta>{state}{one.may.contest === true ? ` · ${t('interviewScreen.missed.contestBy', { when: midTime(one.contest_by, zone, now) })}` : ''}</Meta>
        {one.explanation ? <p className={styles['dim']}>“{one.explanation}”</p> : null}
      </div>
      <div className={styles['buttons']}>
        {one.may.explain === true ? <Button size="small" tone="primary" onClick={() => setAsking('explain')}>{t('interviewScreen.missed.explain')}</Button> : null}
        {one.may.contest === true ? <Button size="small" onClick={() => setAsking('contest')}>{t('interviewScreen.missed.contest')}</Button> : null}
      </div>
      {asking ? <ExplainDialog one={one} isIntern={isIntern} contests={asking === 'contest'} onClose={() => setAsking(null)} /> : null}
    </li>
  )
}

interface ExplainProps {
  readonly one: NoShow
  readonly isIntern: boolean
  readonly contests: boolean
  readonly onClose: () => void
}

/** What happened, in one's own words; and whether it is so at all. */
function ExplainDialog({ one, isIntern, contests, onClose }: ExplainProps) {
  const [words, setWords] = useState(one.explanation ?? '')
  const [contest, setContest] = useState(contests)
  const options = { quiet: true, onDone: () => { showToast(t(contest ? 'interviewScreen.missed.contestDone' : 'interviewScreen.missed.done')); onClose() } }
  const [host, guest] = [useCall('noShows', 'explainByCompany', options), useCall('noShows', 'explainByIntern', options)]
  const send = isIntern ? guest : host
  const error = send.error instanceof CallError ? (send.error.fields['explanation'] ?? send.error.description) : undefined
  const act = () => send.mutate({ params: { id: one.no_show_id }, body: { ...(words.trim() && words !== one.explanation ? { explanation: words } : {}), contest } })
  return (
    <Dialog opened onClose={onClose} title={t(contests ? 'interviewScreen.missed.contestTitle' : 'interviewScreen.missed.explainTitle', { other: one.other })} closeLabel={t('common.btn.close')}
      actions={<><Button tone="quiet" onClick={onClose}>{t('common.btn.cancel')}</Button><Button tone="primary" busy={send.isPending} onClick={act}>{t(contest ? 'interviewScreen.missed.contestSend' : 'interviewScreen.missed.send')}</Button></>}>
      <Stack>
        <p className={styles['dim']}>{t('interviewScreen.missed.text')}</p>
        <TextArea label={t('interviewScreen.missed.words')} rows={4} maxLength={1000} limit={1000} says={(used) => t('common.charsLeft', { used, limit: 1000 })} value={words} error={error} disabled={one.explanation !== null} onChange={(event) => setWords(event.currentTarget.value)} />
        {one.may.contest === true && !contests ? <Checkbox label={t('interviewScreen.missed.notSo')} hint={t('interviewScreen.missed.notSoHint')} checked={contest} onChange={(event) => setContest(event.currentTarget.checked)} /> : null}
      </Stack>
    </Dialog>
  )
}
