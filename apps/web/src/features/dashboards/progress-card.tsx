import { address, pages } from '@fledge/contract/pages.ts'
import { stageBadges } from '@fledge/domain/candidatures/words.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { Answer } from '../../platform/answer.tsx'
import { ago, placeFlag, placeNow, useNow } from '../../platform/clock.ts'
import { Link } from '../../platform/link.tsx'
import { Pages } from '../../platform/paging.tsx'
import { useAnswer } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'
import styles from './dashboard.module.css'

const size = 5

/** Candidates in progress, the last moved first, of one plan or of all. */
export function ProgressCard() {
  const now = useNow()
  const [plan, setPlan] = useState('')
  const [page, setPage] = useState(1)
  const plans = useAnswer('browse', 'listOpportunityOptions', {}).data?.payload ?? []
  const rows = useAnswer(
    'dashboards',
    'listDashboardCandidates',
    { body: { page, per_page: size, ...(plan ? { plan_id: plan } : {}) } },
    { keep: true },
  )
  const count = rows.data?.count ?? 0
  const choose = (
    <select
      className={styles['plans']}
      aria-label={t('dashboards.progress.plan')}
      value={plan}
      onChange={(event) => {
        setPlan(event.currentTarget.value)
        setPage(1)
      }}
    >
      <option value="">{t('dashboards.progress.all')}</option>
      {plans.map((one) => (
        <option key={one.internship_opportunity_id} value={one.internship_opportunity_id}>
          {one.internship_opportunity_name}
        </option>
      ))}
    </select>
  )
  return (
    <Card
      title={t('dashboards.progress')}
      count={count}
      {...(plans.length > 1 ? { side: choose } : {})}
      flush
      foot={
        count > size ? (
          <Pages page={page} count={count} perPage={size} onPage={setPage} />
        ) : undefined
      }
    >
      <Answer
        of={rows}
        name={t('dashboards.progress')}
        empty={
          <Empty title={t('dashboards.progress.empty')} text={t('dashboards.progress.emptyText')} />
        }
      >
        {(list) => (
          <Rows>
            {list.map((one) => (
              <Row
                key={one.candidature_id}
                end={
                  <Badge tone={stageBadges[one.stage].tone}>
                    {say(stageBadges[one.stage].text)}
                  </Badge>
                }
              >
                <Link
                  className={styles['person'] ?? ''}
                  to={address(pages.company.candidate, { candidate: one.candidature_id })}
                >
                  <PersonLine
                    name={one.name}
                    picture={one.picture_url}
                    country={placeFlag(one.country_code, one.time_zone)}
                    where={placeNow(one.time_zone, now)}
                    inline
                  >
                    <Meta>
                      {t('dashboards.progress.since', {
                        plan: one.plan_name,
                        since: ago(one.stage_since, now),
                      })}
                    </Meta>
                  </PersonLine>
                </Link>
              </Row>
            ))}
          </Rows>
        )}
      </Answer>
    </Card>
  )
}
