import { address, pages } from '@fledge/contract/pages.ts'
import { isOfferable } from '@fledge/domain/candidatures/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { IconClock, IconFileText, IconInfoCircle } from '@tabler/icons-react'
import styles from '../../features/candidatures/candidatures.module.css'
import type { AskedFor } from '../../features/interviews/company-interviews.tsx'
import { useAddressState } from '../../platform/address-state.ts'
import type { Payload } from '../../platform/client.ts'
import { nearTime, useNow } from '../../platform/clock.ts'
import { DueLine } from '../../platform/due-line.tsx'
import { ButtonLink } from '../../platform/link.tsx'
import { useZone } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'

interface ToDo {
  readonly words: string
  /** What opens there. */
  readonly does: AskedFor | undefined
}

/** What is to be done among the interviews: an answer before feedback, feedback before anything new. */
export function doesNext(interview: Payload<'interviews', 'getInterview'> | null, isCounter: boolean, owes: boolean): ToDo | null {
  if (interview?.may.contestNoShow === true) return { words: t('interviewScreen.list.contest'), does: 'contest' }
  if (interview?.may.giveFeedback === true) return { words: t('interviewScreen.list.feedback'), does: 'feedback' }
  if (isCounter) return { words: t('candidate.chooseTime'), does: 'choose' }
  return owes ? { words: t('interviewScreen.missed.see'), does: undefined } : null
}

interface NextLineProps {
  readonly id: string
  readonly stage: Payload<'candidatures', 'getStage'>
  readonly agreed: string | null
  readonly says: string
  /** What is to be done among the interviews, if anything. */
  readonly toInterviews: ToDo | null
  readonly onInterviews: (does: AskedFor | undefined) => void
  /** What the way to the offer is called. */
  readonly offer: string
}

/** What happens next, until when, and the one press for it. */
export function NextLine({ id, stage, agreed, says, toInterviews, onInterviews, offer }: NextLineProps) {
  const [zone, now] = [useZone(), useNow()]
  const [search] = useAddressState()
  const mine = stage.turn === 'company'
  return (
    <div className={styles['next']}>
      {stage.turn === 'none' ? <IconInfoCircle className={styles['dim'] ?? ''} size={20} aria-hidden /> : <IconClock size={20} aria-hidden />}
      <div><b>{says}</b>{stage.due_at ? <p className={mine ? styles['due'] : styles['dim']}><DueLine due={stage.due_at} mine={mine} /></p> : agreed ? <p className={styles['dim']}>{nearTime(agreed, zone, now)}</p> : null}</div>
      {toInterviews && search['tab'] !== 'interviews' ? <Button tone="primary" onClick={() => onInterviews(toInterviews.does)}>{toInterviews.words}</Button> : null}
      {isOfferable(stage.stage) ? <ButtonLink tone="primary" to={address(pages.company.offer, { candidate: id })} icon={<IconFileText size={18} aria-hidden />}>{offer}</ButtonLink> : null}
    </div>
  )
}
