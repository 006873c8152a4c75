import { buildPath, paths } from '@fledge/contract/paths.ts'
import { isDueSoon } from '@fledge/domain/response-deadlines.ts'
import { Card, Meta, CardListItem } from '@fledge/ui/card.tsx'
import { Funnel, Meter } from '@fledge/ui/charts.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconChevronRight } from '@fledge/ui/icons/chevron-right.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import {
  formatDayInSentence,
  getCityFlag,
  formatLocalNow,
  useNow,
} from '../../platform/time/clock.ts'
import { Link } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { Checklist } from './check-list.tsx'

/** Number of candidatures that reached each stage. */
export function FunnelCard() {
  const counts = useApiQuery('dashboards', 'countHiring')
  return (
    <Card title={t('dashboards.funnel')} borderless>
      <QueryResult of={counts} name={t('dashboards.funnel')}>
        {({ funnel }) => (
          <Funnel
            label={t('dashboards.funnel')}
            columns={[t('dashboards.funnel.stage'), t('dashboards.funnel.people')]}
            data={funnel.map((stage, at) => {
              const before = funnel[at - 1]?.reached ?? 0
              return {
                name: translateKey(`candidatures.column.${stage.column}`),
                value: stage.reached,
                ...(before > 0
                  ? {
                      valueLabel: t('dashboards.funnel.goOn', {
                        percent: Math.round((100 * stage.reached) / before),
                      }),
                    }
                  : {}),
              }
            })}
          />
        )}
      </QueryResult>
    </Card>
  )
}

/** Interns who expressed interest and wait for a response, longest first. */
export function InterestedCard() {
  const rows = useApiQuery('plans', 'listInterested', { query: { per_page: '3' } })
  return (
    <DataList
      title={t('dashboards.interested')}
      of={rows}
      empty={
        <EmptyState
          title={t('dashboards.interested.empty')}
          text={t('dashboards.interested.emptyText')}
        />
      }
      row={(intern) => <InterestedRow key={intern.candidature_id} intern={intern} />}
    />
  )
}

interface InterestedRowProps {
  readonly intern: Payload<'plans', 'listInterested'>[number]
}

function InterestedRow({ intern }: InterestedRowProps) {
  const zone = useZone()
  const now = useNow()
  return (
    <CardListItem
      end={
        <Link
          to={buildPath(paths.company.candidate, { candidate: intern.candidature_id })}
          aria-label={intern.name}
        >
          <IconChevronRight size={18} aria-hidden />
        </Link>
      }
    >
      <PersonLine
        name={intern.name}
        picture={intern.picture_url}
        country={getCityFlag(intern.country_code, intern.time_zone)}
        location={formatLocalNow(intern.time_zone, now)}
      >
        <Meta>{intern.plan_name}</Meta>
        <Meta due={isDueSoon(intern.answer_by, now)}>
          {t('dashboards.interested.closes', {
            when: formatDayInSentence(intern.answer_by, zone, now),
          })}
        </Meta>
      </PersonLine>
    </CardListItem>
  )
}

/** First steps of a new company; hidden once all are done. */
export function ChecklistCard() {
  const items = useApiQuery('companies', 'listChecklist')
  const list = items.data?.payload ?? []
  const done = list.filter((item) => item.is_done).length
  if (items.data && done === list.length) return null
  const progress = t('dashboards.ready.says', { done, of: list.length })
  return (
    <Card title={t('dashboards.ready')} side={<Meta>{progress}</Meta>} borderless>
      <QueryResult of={items} name={t('dashboards.ready')}>
        {(rows) => (
          <>
            <Meter share={done / Math.max(1, rows.length)} label={progress} />
            <Checklist items={rows} labelOf={(item) => t(`dashboards.ready.${item.item}`)} />
          </>
        )}
      </QueryResult>
    </Card>
  )
}
