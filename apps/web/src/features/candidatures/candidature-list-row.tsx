import { getCandidateBadge } from '@fledge/domain/dashboards/status-badge.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { getCityFlag, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { isUrgent } from '../../shared/due-line.tsx'
import { Link } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { useIsPhone } from '../../platform/router/use-phone.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { CandidatureListItem } from './candidature-board.tsx'
import styles from './candidatures.module.css'
import { formatCandidatureEnd, formatStageTimes } from './format-stage.ts'

interface CandidatureListRowProps {
  readonly row: CandidatureListItem
}

/** A candidature in the list of all. */
export function CandidatureListRow({ row }: CandidatureListRowProps) {
  const phone = useIsPhone()
  const [zone, now] = [useZone(), useNow()]
  const { intern } = row
  const badge = getCandidateBadge(row)
  const stage = <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
  const words = [
    row.plan.name,
    t(`hiring.turn.${row.turn}`),
    formatStageTimes(row, zone, now),
    formatCandidatureEnd(row.end_reason, 'company'),
  ]
  return (
    <CardListItem end={phone ? undefined : stage}>
      <Link
        className={styles['rowLink'] ?? ''}
        to={buildPath(paths.company.candidate, { candidate: row.candidature_id })}
      >
        <PersonLine
          name={intern.name}
          picture={intern.picture_url}
          country={getCityFlag(intern.country_code, intern.time_zone)}
          location={formatLocalNow(intern.time_zone, now)}
          size={40}
          badge={phone ? stage : undefined}
        >
          <Meta due={isUrgent(row.turn === 'company', row.due_at, now)}>
            {words.filter(Boolean).join(' · ')}
          </Meta>
        </PersonLine>
      </Link>
    </CardListItem>
  )
}
