import { buildPath, paths } from '@fledge/contract/paths.ts'
import { planBadges } from '@fledge/domain/plans/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { ColumnLayout, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState, SkeletonLines } from '@fledge/ui/states.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { CandidatureBoard } from '../../features/candidatures/candidature-board.tsx'
import { PlanActions } from '../../features/plans/plan-actions.tsx'
import type { Plan } from '../../features/plans/plan-form.ts'
import { PlanInterested } from '../../features/plans/plan-interested.tsx'
import { formatPlanSummary } from '../../features/plans/format-plan.ts'
import { MissingAnswers, PlanAside, PlanTexts } from '../../features/plans/plan-text-cards.tsx'
import { useSearchParams, usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { formatAgo, useNow } from '../../platform/time/clock.ts'
import { ButtonLink, MoreLink } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { HiddenContent } from '../../shared/hidden-content.tsx'

/** One plan: its actions, its candidates and all its details. */
export default function CompanyPlanScreen() {
  const id = usePathParam('id')
  const plan = useApiQuery('plans', 'getPlan', { params: { id } })
  useTitle(plan.data?.payload.name || t('plans.list.untitled'), [
    { label: t('plans.list.title'), to: buildPath(paths.company.plans) },
  ])
  return (
    <QueryResult
      of={plan}
      name={t('plans.edit.steps')}
      loading={<SkeletonLines lines={6} label={t('plans.edit.steps')} />}
    >
      {(found) => <PlanView plan={found} />}
    </QueryResult>
  )
}

function PlanView({ plan }: { readonly plan: Plan }) {
  const now = useNow()
  const badge = planBadges[plan.status]
  return (
    <Stack>
      <PageHeader
        eyebrow={<Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>}
        title={plan.name || t('plans.list.untitled')}
        text={describePlan(plan, now)}
        actions={<PlanActions plan={plan} />}
      />
      <HiddenContent planId={plan.uuid} />
      {plan.published_at === null ? <PlanText plan={plan} isDraft /> : <PlanTabs plan={plan} />}
    </Stack>
  )
}

/**
 * Returns why the plan is paused, or its kind, how many openings are filled and who edited it last.
 */
function describePlan(plan: Plan, now: Date): string {
  if (plan.paused_reason)
    return t('plans.paused', { because: translateKey(`plans.paused.${plan.paused_reason}`) })
  const edited = plan.updated_by
    ? t('plans.view.editedBy', { when: formatAgo(plan.updated_at, now), name: plan.updated_by })
    : ''
  return [
    formatPlanSummary(plan),
    t('plans.openings', { taken: plan.openings_taken, of: plan.openings }),
    edited,
  ]
    .filter(Boolean)
    .join('\u00a0· ')
}

function PlanText({ plan, isDraft }: { readonly plan: Plan; readonly isDraft?: boolean }) {
  return (
    <ColumnLayout
      main={
        <>
          {isDraft ? <MissingAnswers plan={plan} /> : null}
          <PlanTexts plan={plan} />
        </>
      }
      side={<PlanAside plan={plan} />}
    />
  )
}

function PlanTabs({ plan }: { readonly plan: Plan }) {
  const [search, set] = useSearchParams()
  const tab = search['tab'] === 'plan' ? 'plan' : 'candidates'
  return (
    <Tabs
      label={t('plans.view.parts')}
      value={tab}
      onChange={(next) => set({ tab: next === 'plan' ? 'plan' : undefined }, { push: true })}
      items={[
        { id: 'candidates', label: t('plans.view.candidates'), count: plan.open_candidatures },
        { id: 'plan', label: t('plans.view.planTab') },
      ]}
    >
      {tab === 'plan' ? (
        <PlanText plan={plan} />
      ) : (
        <Stack>
          <PlanInterested plan={plan.uuid} />
          <PlanBoard plan={plan} />
        </Stack>
      )}
    </Tabs>
  )
}

/** All candidates of this plan by stage; a card opens the plan beside the candidate. */
function PlanBoard({ plan }: { readonly plan: Plan }) {
  const found = useApiQuery('candidatures', 'listCandidatures', {
    query: { plan_id: [plan.uuid], per_page: '100' },
  })
  return (
    <DataList
      frame="none"
      title={t('plans.view.candidates')}
      of={found}
      empty={<NoCandidates plan={plan} />}
    >
      {(rows, count) => (
        <Stack>
          <CandidatureBoard
            rows={rows}
            to={(row) =>
              buildPath(paths.company.planCandidate, {
                id: plan.uuid,
                candidate: row.candidature_id,
              })
            }
          />
          {count > rows.length ? (
            <MoreLink to={buildPath(paths.company.hiring, {}, { plan: plan.uuid, view: 'list' })}>
              {t('plans.view.all', { count })}
            </MoreLink>
          ) : null}
        </Stack>
      )}
    </DataList>
  )
}

function NoCandidates({ plan }: { readonly plan: Plan }) {
  return (
    <EmptyState
      title={t('plans.view.noCandidates')}
      text={t('plans.view.noCandidatesText')}
      action={
        <ButtonLink tone="primary" to={buildPath(paths.company.browse, {}, { ir_ids: plan.uuid })}>
          {t('plans.view.browse')}
        </ButtonLink>
      }
    />
  )
}
