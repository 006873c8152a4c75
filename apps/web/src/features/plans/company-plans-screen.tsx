import { buildPath, paths } from '@fledge/contract/paths.ts'
import { planBadges, planStatuses } from '@fledge/domain/plans/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSearchParams } from '../../platform/url-state.ts'
import { QueryResult, type QueryResultProps } from '../../platform/query-result.tsx'
import type { Payload } from '../../platform/client.ts'
import { formatAgo, useNow } from '../../platform/clock.ts'
import { ButtonLink, Link } from '../../platform/link.tsx'
import { parsePage } from '../../platform/list/list-address.ts'
import { Pages } from '../../platform/paging.tsx'
import { useApiQuery } from '../../platform/query.ts'
import { useUser } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/use-texts.ts'
import { formatPlanSummary } from './format-plan.ts'
import styles from './plans.module.css'

type Plans = Payload<'plans', 'listPlans'>
type PlanListItem = Plans[number]

/** Fetches the page of the list given in the URL. */
function usePlanList() {
  const [search, setAddress] = useSearchParams()
  const [status, page] = [
    planStatuses.find((one) => one === search['status']),
    parsePage(search['page']),
  ]
  const plans = useApiQuery(
    'plans',
    'listPlans',
    { query: { page: String(page), ...(status ? { status } : {}) } },
    { keep: true },
  )
  return { plans, status, page, setAddress }
}

/** The company's plans by status. */
export default function CompanyPlansScreen() {
  useTitle(t('plans.list.title'))
  const { plans, status, page, setAddress } = usePlanList()
  const mayWrite = useUser().role === 'ADMIN'
  const write = mayWrite ? <NewPlanLink /> : null
  const tabs = [
    { id: 'all', label: t('plans.list.all') },
    ...planStatuses.map((one) => ({ id: one, label: translateKey(planBadges[one].text) })),
  ]
  const empty = status ? (
    <EmptyState title={t('plans.list.none')} text={t('plans.list.noneText')} />
  ) : (
    <EmptyState title={t('plans.list.empty')} text={t('plans.list.emptyText')} action={write} />
  )
  return (
    <Stack>
      <PageHeader title={t('plans.list.title')} text={t('plans.list.text')} actions={write} />
      <Tabs
        items={tabs}
        value={status ?? 'all'}
        onChange={(id) => setAddress({ status: id === 'all' ? undefined : id, page: undefined })}
        label={t('plans.list.status')}
      >
        <PlanList
          plans={plans}
          empty={empty}
          page={page}
          onPage={(next) => setAddress({ page: String(next) })}
        />
      </Tabs>
    </Stack>
  )
}

const NewPlanLink = () => (
  <ButtonLink tone="primary" icon={<IconPlus size={18} />} to={buildPath(paths.company.newPlan)}>
    {t('plans.list.new')}
  </ButtonLink>
)

interface PlanListProps {
  readonly plans: QueryResultProps<Plans>['of']
  readonly empty: ReactNode
  readonly page: number
  readonly onPage: (page: number) => void
}

function PlanList({ plans, empty, page, onPage }: PlanListProps) {
  return (
    <Card flush>
      <QueryResult of={plans} name={t('plans.list.title')} empty={empty}>
        {(rows, count) => (
          <>
            <CardList>
              {rows.map((plan) => (
                <PlanRow key={plan.uuid} plan={plan} />
              ))}
            </CardList>
            <Pages page={page} count={count} onPage={onPage} />
          </>
        )}
      </QueryResult>
    </Card>
  )
}

function PlanRow({ plan }: { readonly plan: PlanListItem }) {
  const badge = planBadges[plan.status]
  const isDraft = plan.may.discard === true
  const edit = buildPath(paths.company.newPlan, {}, { plan: plan.uuid })
  return (
    <CardListItem
      end={
        isDraft ? (
          <ButtonLink size="small" to={edit}>
            {t('plans.list.goOn')}
          </ButtonLink>
        ) : undefined
      }
    >
      <Group>
        <Link
          className={styles['name'] ?? ''}
          to={isDraft ? edit : buildPath(paths.company.plan, { id: plan.uuid })}
        >
          {plan.name || t('plans.list.untitled')}
        </Link>
        <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
      </Group>
      <Meta>{formatPlanSummary(plan)}</Meta>
      {isDraft ? (
        <DraftMeta plan={plan} />
      ) : (
        <Meta>{t('plans.openings', { taken: plan.openings_taken, of: plan.openings })}</Meta>
      )}
      <PlanNotes plan={plan} />
    </CardListItem>
  )
}

function PlanNotes({ plan }: { readonly plan: PlanListItem }) {
  return (
    <>
      {plan.interested > 0 ? (
        <Meta>
          <b>{t('plans.list.interested', { count: plan.interested })}</b>
        </Meta>
      ) : null}
      {plan.paused_reason ? (
        <Meta>
          {t('plans.paused', { because: translateKey(`plans.paused.${plan.paused_reason}`) })}
        </Meta>
      ) : null}
    </>
  )
}

/** Missing fields of a draft, and when it was last edited. */
function DraftMeta({ plan }: { readonly plan: PlanListItem }) {
  const now = useNow()
  return (
    <Meta>
      {plan.missing.length === 0
        ? t('plans.list.ready')
        : t('plans.list.missing', { count: plan.missing.length })}{' '}
      · {t('plans.list.edited', { when: formatAgo(plan.updated_at, now) })}
    </Meta>
  )
}
