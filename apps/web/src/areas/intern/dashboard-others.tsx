import { paths } from '@fledge/contract/paths.ts'
import { formatStageDeadline } from '../../features/candidatures/format-stage.ts'
import { listPendingOnOthers } from '../../features/candidatures/list-pending-on-others.ts'
import type { Payload } from '../../platform/http/client.ts'
import { formatDayInSentence, useNow } from '../../platform/time/clock.ts'
import { Link } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { Joined, renderRichText } from '../../platform/i18n/rich.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'

type Candidature = Payload<'candidatures', 'listInternCandidatures'>[number]
const maxShown = 3

/** The programme team decides a disputed interview, whatever the stage. */
const keyOf = ({ turn, stage, interview }: Candidature) =>
  turn === 'operator' && interview?.no_show ? 'dispute' : stage

/**
 * What companies and the programme team are working on and their deadlines, as in the placement
 * tracker. @param isAlone nothing else needs the reader's reply either
 */
export function Others({ isAlone }: { readonly isAlone: boolean }) {
  const [zone, now] = [useZone(), useNow()]
  const candidatures = useApiQuery('candidatures', 'listInternCandidatures', {
    query: { per_page: '100' },
  })
  const pending = listPendingOnOthers(candidatures.data?.payload ?? [], now, maxShown)
  if (pending.shown.length === 0)
    return t(isAlone ? 'intern.dashboard.nobody' : 'intern.dashboard.others.none')
  const format = (candidature: Candidature) =>
    renderRichText(`intern.dashboard.others.${keyOf(candidature)}`, {
      company: candidature.company.name,
      when: candidature.due_at
        ? formatStageDeadline(candidature.due_at, zone, now)
        : t('candidate.path.since', {
            when: formatDayInSentence(candidature.turn_since, zone, now),
          }),
    })
  return (
    <>
      {t('intern.dashboard.others')} <Joined parts={pending.shown.map(format)} by={'\u00a0· '} />
      {pending.more > 0 ? (
        <>
          {' · '}
          <Link to={paths.intern.tracker}>
            {t('intern.dashboard.others.more', { count: pending.more })}
          </Link>
        </>
      ) : null}
    </>
  )
}
