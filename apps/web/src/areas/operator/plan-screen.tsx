import { paths, buildPath } from '@fledge/contract/paths.ts'
import type { ContentHiding } from '@fledge/contract/reports/hiding-schema.ts'
import { planBadges } from '@fledge/domain/plans/types.ts'
import { pendingActKey } from '@fledge/domain/pending-acts/rules.ts'
import { isHiddenStatus } from '@fledge/domain/reports/hiding-rules.ts'
import { hidingBadges } from '@fledge/domain/reports/hiding-types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, FactList } from '@fledge/ui/card.tsx'
import { ColumnLayout, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState, SkeletonLines } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { InternshipTexts } from '../../features/companies/internship-texts.tsx'
import { DecideHidingDialog } from '../../features/reports/decide-hiding-dialog.tsx'
import { TakeDownDialog } from '../../features/reports/take-down-dialog.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import { usePathParam } from '../../platform/router/url-state.ts'
import { useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { EventList } from '../../shared/event-list.tsx'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { CompanyLink } from '../../shared/permitted-link.tsx'
import { StatusBadge } from '../../shared/records-card.tsx'
import { PlanHidingCard } from './plan-hiding-card.tsx'

type Plan = Payload<'plans', 'getPlanPage'>

/** A published plan as interns see it, what became of it, and whether the team has taken it down. */
export default function OperatorPlanScreen() {
  const id = usePathParam('id')
  const plan = useApiQuery('plans', 'getPlanPage', { params: { id } })
  useTitle(plan.data?.payload.name || t('planPage.title'))
  return (
    <Stack>
      <QueryResult
        of={plan}
        name={t('planPage.title')}
        missingTitle={t('planPage.missing')}
        loading={<SkeletonLines lines={8} label={t('planPage.title')} />}
        page
      >
        {(payload) => <PlanPageContent plan={payload} />}
      </QueryResult>
    </Stack>
  )
}

function PlanPageContent({ plan }: { readonly plan: Plan }) {
  const { plan_id: id, company_name: name, company_time_zone: zone } = plan
  // The latest one: what is hidden now, or was until it was restored.
  const hidings = useApiQuery('reports', 'listContentHidings', {
    query: { plan: id, per_page: '1' },
  })
  const hiding = hidings.data?.payload[0]
  return (
    <>
      <PlanHeader plan={plan} hiding={hiding} />
      <PendingActs of="HIDING" subjects={hiding ? [id, hiding.hiding_id] : [id]} />
      <ColumnLayout
        main={
          <>
            <Card title={t(plan.is_taken_down ? 'planPage.shownBefore' : 'planPage.shown')}>
              <InternshipTexts plan={plan} company={{ name, time_zone: zone }} />
            </Card>
            <PlanTimeline id={id} />
          </>
        }
        side={
          <>
            {hiding ? <PlanHidingCard hiding={hiding} /> : null}
            <PlanFacts plan={plan} />
          </>
        }
      />
    </>
  )
}

interface PlanHeaderProps {
  readonly plan: Plan
  readonly hiding: ContentHiding | undefined
}

/** Name, state and company, and what can be done about it. */
function PlanHeader({ plan, hiding }: PlanHeaderProps) {
  const hidden = hiding && isHiddenStatus(hiding.status) ? hiding : undefined
  return (
    <PageHeader
      title={plan.name}
      text={
        <>
          <StatusBadge badge={planBadges[plan.status]} />{' '}
          {hidden ? <StatusBadge badge={hidingBadges[hidden.status]} /> : null}{' '}
          <CompanyLink id={plan.company_id} name={plan.company_name} />
        </>
      }
      actions={hidden ? <RestoreButton hiding={hidden} /> : <TakeDownButton plan={plan} />}
    />
  )
}

const toDisabledReason = (may: true | string) => (may === true ? null : translateKey(may))

function TakeDownButton({ plan }: { readonly plan: Plan }) {
  const [isOpen, setOpen] = useState(false)
  const { plan_id: id, name, company_name: company, may } = plan
  // The decision above the page says so, and how to undo it.
  if (may.take_down === pendingActKey) return null
  return (
    <>
      <Button disabledReason={toDisabledReason(may.take_down)} onClick={() => setOpen(true)}>
        {t('takeDown.act')}
      </Button>
      {isOpen ? (
        <TakeDownDialog id={id} name={name} company={company} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

/** Restores it, or decides on what the company asks for. */
function RestoreButton({ hiding }: { readonly hiding: ContentHiding }) {
  const [isOpen, setOpen] = useState(false)
  const act = hiding.due_at === null ? 'restore' : 'decide'
  if (hiding.may.restore === pendingActKey) return null
  return (
    <>
      <Button disabledReason={toDisabledReason(hiding.may.restore)} onClick={() => setOpen(true)}>
        {t(`hiddenContentScreen.${act}`)}
      </Button>
      {isOpen ? <DecideHidingDialog hiding={hiding} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function PlanFacts({ plan }: { readonly plan: Plan }) {
  const [zone, now] = [useZone(), useNow()]
  const { openings, openings_taken: taken, paused_reason: paused } = plan
  return (
    <Card title={t('planPage.facts')}>
      <FactList
        facts={[
          {
            name: t('columns.openings'),
            value: t('companyPage.openings', { taken, openings }),
          },
          {
            name: t('companyPage.candidates'),
            value: <CountLink plan={plan} list="candidatures" count={plan.candidates} />,
          },
          {
            name: t('companyPage.interns'),
            value: <CountLink plan={plan} list="internships" count={plan.internships} />,
          },
          {
            name: t('columns.published'),
            value: formatTimeInSentence(plan.published_at, zone, now),
          },
          { name: t('columns.updated'), value: formatTimeInSentence(plan.updated_at, zone, now) },
          ...(paused === null
            ? []
            : [{ name: t('planPage.paused'), value: translateKey(`plans.paused.${paused}`) }]),
        ]}
      />
    </Card>
  )
}

interface CountLinkProps {
  readonly plan: Plan
  readonly list: 'candidatures' | 'internships'
  readonly count: number
}

/** A number, as a link to the list that it counts. */
const CountLink = ({ plan: { plan_id: plan }, list, count }: CountLinkProps) => (
  <Link to={buildPath(paths.operator.records, { list }, { plan })}>
    {t('companyPage.all', { count })}
  </Link>
)

/** What happened to the plan and who did it, page by page. */
function PlanTimeline({ id }: { readonly id: string }) {
  const params = useListParams({})
  const events = useApiQuery(
    'plans',
    'listPlanEvents',
    { params: { id }, query: params.keyset },
    { keep: true },
  )
  return (
    <DataList
      title={t('companyPage.timeline')}
      of={events}
      params={params}
      empty={<EmptyState title={t('companyPage.noEvents')} text={t('planPage.noEventsText')} />}
    >
      {(rows) => <EventList events={rows.map((event) => ({ ...event, about: null }))} />}
    </DataList>
  )
}
