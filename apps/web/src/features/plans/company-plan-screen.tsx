import { address, pages } from '@fledge/contract/pages.ts'
import { planBadges } from '@fledge/domain/plans/words.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, Facts, Row, Rows } from '@fledge/ui/card.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { Columns, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { usePart } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'
import { PlanActions } from './plan-actions.tsx'
import { PlanCandidates } from './plan-candidates.tsx'
import type { Plan } from './plan-form.ts'
import { planFacts, planLine } from './plan-words.ts'
import styles from './plans.module.css'

/** One plan: what can be done with it, who is in touch about it, and all it says. */
export default function CompanyPlanScreen() {
  const id = usePart('id')
  const plan = useAnswer('plans', 'getPlan', { params: { id } })
  useTitle(plan.data?.payload.name || t('plans.list.untitled'), [{ label: t('plans.list.title'), to: address(pages.company.plans) }])
  return <Answer of={plan} name={t('plans.edit.steps')} loading={<SkeletonLines lines={6} label={t('plans.edit.steps')} />}>{(found) => <PlanView plan={found} />}</Answer>
}

function PlanView({ plan }: { readonly plan: Plan }) {
  const badge = planBadges[plan.status]
  return (
    <Stack>
      <PageHeader over={<Badge tone={badge.tone}>{say(badge.text)}</Badge>} title={plan.name || t('plans.list.untitled')} text={plan.paused_reason ? t('plans.paused', { because: say(`plans.paused.${plan.paused_reason}`) }) : planLine(plan)} actions={<PlanActions plan={plan} />} />
      <Columns
        main={<>{plan.published_at === null ? <Missing plan={plan} /> : <PlanCandidates id={plan.uuid} />}<Work plan={plan} /></>}
        side={<><Card title={t('plans.view.facts')}><Facts facts={planFacts(plan)} /></Card><Supervisors plan={plan} /></>} />
    </Stack>
  )
}

function Missing({ plan: { missing } }: { readonly plan: Plan }) {
  if (missing.length === 0) return null
  return <Card title={t('plans.view.missing')} count={missing.length} flush><Rows>{missing.map((field) => <Row key={field}>{say(`plans.missing.${field}`)}</Row>)}</Rows></Card>
}

function Work({ plan }: { readonly plan: Plan }) {
  const named = [[t('plans.view.skills'), plan.skills], [t('plans.field.projectTypes'), plan.project_types], [t('plans.view.projects'), plan.projects]] as const
  const words = [[t('plans.view.work'), plan.description], [t('plans.view.responsibilities'), plan.responsibilities], [t('plans.view.jd'), plan.job_description]] as const
  return (
    <>
      {words.map(([title, text]) => (text === '' ? null : <Card key={title} title={title}><p className={styles['words']}>{text}</p></Card>))}
      {named.map(([title, rows]) => (rows.length === 0 ? null : <Card key={title} title={title}><Chips>{rows.map((one) => <Chip key={one.id}>{one.name}</Chip>)}</Chips></Card>))}
    </>
  )
}

function Supervisors({ plan: { supervisors } }: { readonly plan: Plan }) {
  if (supervisors.length === 0) return null
  return <Card title={t('plans.view.supervisors')}><div className={styles['people']}>{supervisors.map((one) => <PersonLine key={one.member_id} name={one.name} picture={one.picture_url} size={32} />)}</div></Card>
}
