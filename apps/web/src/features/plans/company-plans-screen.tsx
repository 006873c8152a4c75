import { buildPath, paths } from '@fledge/contract/paths.ts'
import { planBadges, planStatuses } from '@fledge/domain/plans/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { IconPlus } from '@fledge/ui/icons/plus.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatAgo, useNow } from '../../platform/time/clock.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { oneOf } from '../../platform/list/list-address.ts'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { formatPlanSummary } from './format-plan.ts'
import styles from './plans.module.css'

type PlanListItem = Payload<'plans', 'listPlans'>[number]

/** The company's plans by status. */
export default function CompanyPlansScreen() {
  useTitle(t('plans.list.title'))
  const { plans, status, params } = usePlanList()
  const write = useUser().role === 'ADMIN' ? <NewPlanLink /> : null
  const empty = status ? (
    <EmptyState title={t('plans.list.none')} text={t('plans.list.noneText')} />
  ) : (
    <EmptyState title={t('plans.list.empty')} text={t('plans.list.emptyText')} action={write} />
  )
  return (
    <Stack>
      <PageHeader title={t('plans.list.title')} text={t('plans.list.text')} actions={write} />
      <Tabs
        items={[
          { id: 'all', label: t('plans.list.all') },
          ...planStatuses.map((option) => ({
            id: option,
            label: translateKey(planBadges[option].text),
          })),
        ]}
        value={status ?? 'all'}
        onChange={(id) => params.set({ status: planStatuses.find((option) => option === id) })}
        label={t('plans.list.status')}
      >
        <DataList
          frame="plain"
          title={t('plans.list.title')}
          of={plans}
          params={params}
          empty={empty}
          row={(plan) => <PlanRow key={plan.uuid} plan={plan} />}
        />
      </Tabs>
    </Stack>
  )
}

/** Fetches the page of the list given in the URL. */
function usePlanList() {
  const params = useListParams({}, { view: { status: oneOf(planStatuses) } })
  const plans = useApiQuery(
    'plans',
    'listPlans',
    { query: { page: String(params.page), ...params.view } },
    { keep: true },
  )
  return { plans, status: params.view.status, params }
}

const NewPlanLink = () => (
  <ButtonLink tone="primary" icon={<IconPlus size={18} />} to={buildPath(paths.company.newPlan)}>
    {t('plans.list.new')}
  </ButtonLink>
)

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
