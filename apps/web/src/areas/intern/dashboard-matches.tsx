import { getCandidateBadge } from '@fledge/domain/dashboards/status-badge.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { isOpenStage } from '@fledge/domain/candidatures/rules.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { FitBar } from '@fledge/ui/fit-bar.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { Link, MoreLink } from '../../platform/router/link.tsx'
import { listFitReasons, formatFit } from '../../shared/format-match.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { Logo } from './logo.tsx'
import styles from './dashboard.module.css'

type Candidature = Payload<'candidatures', 'listInternCandidatures'>[number]
const maxMatches = 3

/** The intern's active candidatures, with stage and match score. */
export function MatchesCard() {
  const list = useApiQuery('candidatures', 'listInternCandidatures', { query: { per_page: '100' } })
  const open = list.data?.payload.filter((candidature) => isOpenStage(candidature.stage)) ?? []
  return (
    <Card
      title={t('intern.dashboard.matches')}
      borderless
      {...(list.data ? { count: open.length } : {})}
      side={
        open.length > 0 ? (
          <MoreLink to={paths.intern.tracker}>{t('common.btn.seeAll')}</MoreLink>
        ) : null
      }
    >
      <QueryResult
        of={list}
        name={t('intern.dashboard.matches')}
        isEmpty={() => open.length === 0}
        empty={<Meta>{t('intern.dashboard.noMatches')}</Meta>}
      >
        {() =>
          open
            .slice(0, maxMatches)
            .map((candidature) => (
              <Match key={candidature.candidature_id} candidature={candidature} />
            ))
        }
      </QueryResult>
    </Card>
  )
}

function Match({ candidature }: { readonly candidature: Candidature }) {
  const badge = getCandidateBadge(candidature)
  return (
    <Link
      className={styles['small'] ?? ''}
      to={buildPath(paths.intern.candidature, { candidatureId: candidature.candidature_id })}
    >
      <Logo company={candidature.company} />
      <span className={styles['words']}>
        <b>{candidature.plan.name}</b>
        <span>{candidature.company.name}</span>
        <span>
          <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
        </span>
        {candidature.match ? (
          <FitBar
            label={formatFit(candidature.match)}
            reasons={listFitReasons(candidature.match, 'intern')}
            barOnly
          />
        ) : null}
      </span>
    </Link>
  )
}
