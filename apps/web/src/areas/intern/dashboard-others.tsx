import type { Payload } from '../../platform/client.ts'
import { midDay, useNow } from '../../platform/clock.ts'
import { useAnswer } from '../../platform/query.ts'
import { Rich } from '../../platform/rich.tsx'
import { useZone } from '../../platform/session.ts'
import { say, t } from '../../platform/use-texts.ts'

type Candidature = Payload<'candidatures', 'listInternCandidatures'>[number]
const shown = 2

const isTheirs = (one: Candidature) => one.turn === 'company' || one.turn === 'operator'

/** What companies and the programme team are doing, and until when; the latest move first. */
export function Others() {
  const [zone, now] = [useZone(), useNow()]
  const candidatures = useAnswer('candidatures', 'listInternCandidatures', {
    query: { per_page: '50' },
  })
  const others = (candidatures.data?.payload ?? [])
    .filter(isTheirs)
    .toSorted((a, b) => Date.parse(b.turn_since) - Date.parse(a.turn_since))
  if (others.length === 0) return t('intern.dashboard.nobody')
  return (
    <>
      {t('intern.dashboard.others')}{' '}
      <Rich
        text={others
          .slice(0, shown)
          .map((one) =>
            say(`intern.dashboard.others.${one.stage}`, {
              company: one.company.name,
              when: midDay(one.turn_since, zone, now),
              by: one.due_at ? midDay(one.due_at, zone, now) : '',
            }),
          )
          .join(' · ')}
      />
    </>
  )
}
