import { address, pages } from '@fledge/contract/pages.ts'
import { stageBadges } from '@fledge/domain/candidatures/words.ts'
import { planBadges } from '@fledge/domain/plans/words.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, Facts, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { Columns, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { Empty, SkeletonLines } from '@fledge/ui/states.tsx'
import { usePart } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { placeNow, useNow } from '../../platform/clock.ts'
import { ButtonLink, MoreLink, useGo } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'
import { When } from '../../platform/when.tsx'
import { PlanActions } from './plan-actions.tsx'
import type { Plan } from './plan-form.ts'

/** One plan with its candidates. */
export default function CompanyPlanScreen() {
  const id = usePart('id')
  const plan = useAnswer('plans', 'getPlan', { params: { id } })
  useTitle(plan.data?.payload.name || t('plans.edit.steps'), [{ label: t('plans.list.title'), to: pages.company.plans }])
  return <Answer of={plan} name={t('plans.edit.steps')} loading={<SkeletonLines lines={8} label={t('plans.edit.steps')} />}>{(payload) => <Whole plan={payload} />}</Answer>
}

function Whole({ plan }: { readonly plan: Plan }) {
  const go = useGo()
  const badge = planBadges[plan.status]
  return (
    <Stack>
      <PageHeader title={plan.name || t('plans.edit.title')} over={<Badge tone={badge.tone}>{say(badge.text)}</Badge>} text={plan.career_field} actions={<PlanActions plan={plan} onGone={() => void go(pages.company.plans, { replace: true })} />} />
      <Columns
        main={(
          <>
            <Candidates planId={plan.uuid} />
            <Card title={t('plans.field.jobDescription')}><p style={{ whiteSpace: 'pre-line' }}>{plan.job_description || plan.description}</p></Card>
          </>
        )}
        side={<PlanFacts plan={plan} />}
      />
    </Stack>
  )
}

function Candidates({ planId }: { readonly planId: string }) {
  const now = useNow()
  const rows = useAnswer('dashboards', 'listDashboardCandidates', { body: { plan_id: planId, per_page: 100 } })
  const empty = <Empty title={t('plans.detail.noCandidates')} text={t('plans.detail.noCandidatesText')} action={<ButtonLink to={pages.company.browse}>{t('plans.detail.browse')}</ButtonLink>} />
  return (
    <Card title={t('plans.detail.candidates')} count={rows.data?.count ?? 0} side={<MoreLink to={address(pages.company.hiring, {}, { plan: planId })}>{t('common.btn.seeAll')}</MoreLink>} flush>
      <Answer of={rows} name={t('plans.detail.candidates')} empty={empty}>
        {(list) => (
          <Rows>
            {list.map((one) => (
              <Row key={one.candidature_id} end={<ButtonLink size="small" to={address(pages.company.candidate, { candidate: one.candidature_id })}>{say(stageBadges[one.stage].text)}</ButtonLink>}>
                <PersonLine name={one.name} picture={one.picture_url} country={one.country_code} where={placeNow(one.time_zone, now)}><Meta><When at={one.stage_since} day /></Meta></PersonLine>
              </Row>
            ))}
          </Rows>
        )}
      </Answer>
    </Card>
  )
}

const monthOf = (day: string) => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

function PlanFacts({ plan }: { readonly plan: Plan }) {
  const facts = [
    { name: t('plans.field.openings'), value: t('plans.list.openings', { left: plan.openings - plan.openings_taken, of: plan.openings }) },
    ...(plan.start_month ? [{ name: t('plans.field.start'), value: monthOf(plan.start_month) }] : []),
    ...(plan.duration_min ? [{ name: t('plans.detail.length'), value: t('plans.detail.weeks', { from: plan.duration_min, to: plan.duration_max ?? plan.duration_min }) }] : []),
    ...(plan.hours_a_week ? [{ name: t('plans.field.hours'), value: t('plans.detail.hours', { hours: plan.hours_a_week }) }] : []),
    ...(plan.place ? [{ name: t('plans.field.place'), value: [say(`plans.place.${plan.place}`), plan.city].filter(Boolean).join(', ') }] : []),
    { name: t('plans.field.supervisors'), value: plan.supervisors.map((one) => one.name).join(', ') },
    { name: t('plans.field.paid'), value: plan.stipend_amount && plan.stipend_currency ? new Intl.NumberFormat('en-GB', { style: 'currency', currency: plan.stipend_currency }).format(plan.stipend_amount / 100) : t('plans.detail.unpaid') },
  ]
  return (
    <>
      <Card title={t('plans.detail.facts')}><Facts facts={facts} /></Card>
      <Card title={t('plans.field.skills')}><Chips>{plan.skills.map((one) => <Chip key={one.id}>{one.name}</Chip>)}</Chips></Card>
    </>
  )
}
