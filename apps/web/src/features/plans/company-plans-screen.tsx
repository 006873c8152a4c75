import { address, pages } from '@fledge/contract/pages.ts'
import { planBadges, planStatuses } from '@fledge/domain/plans/words.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { Pager } from '@fledge/ui/pager.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useAddressState } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import type { Payload } from '../../platform/client.ts'
import { ButtonLink, Link } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useUser } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'
import { PlanActions } from './plan-actions.tsx'

type Plan = Payload<'plans', 'listPlans'>[number]

/** The company's plans by status, each with what can be done with it now. */
export default function CompanyPlansScreen() {
  useTitle(t('plans.list.title'))
  const [search, setSearch] = useAddressState()
  const user = useUser()
  const status = planStatuses.find((one) => one === search['status'])
  const page = Number(search['page'] ?? 1)
  const plans = useAnswer('plans', 'listPlans', { query: { page: String(page), ...(status ? { status } : {}) } }, { keep: true })
  const fresh = user.role === 'ADMIN' ? <ButtonLink tone="primary" to={pages.company.newPlan} icon={<IconPlus size={16} aria-hidden />}>{t('plans.list.new')}</ButtonLink> : null
  return (
    <Stack>
      <PageHeader title={t('plans.list.title')} text={t('plans.list.text')} actions={fresh} />
      <Tabs label={t('plans.list.status')} value={status ?? 'all'} onChange={(id) => setSearch({ status: id === 'all' ? undefined : id, page: undefined })}
        items={[{ id: 'all', label: t('plans.list.all') }, ...planStatuses.map((id) => ({ id, label: say(planBadges[id].text) }))]}>
        <Answer of={plans} name={t('plans.list.title')} empty={<Card><Empty title={t('plans.list.empty')} text={t('plans.list.emptyText')} action={fresh} /></Card>}>
          {(rows, count) => (
            <Card flush>
              <Rows>{rows.map((plan) => <Row key={plan.uuid} end={<PlanActions plan={plan} />}><PlanLine plan={plan} /></Row>)}</Rows>
              <Pager page={page} count={count} onPage={(next) => setSearch({ page: String(next) })} says={(at, of) => t('common.page', { page: at, pages: of })} previousLabel={t('common.previousPage')} nextLabel={t('common.nextPage')} />
            </Card>
          )}
        </Answer>
      </Tabs>
    </Stack>
  )
}

function PlanLine({ plan }: { readonly plan: Plan }) {
  const badge = planBadges[plan.status]
  return (
    <Stack tight>
      <div>
        <Link to={address(pages.company.plan, { id: plan.uuid })}><b>{plan.name || t('plans.edit.title')}</b></Link> <Badge tone={badge.tone}>{say(badge.text)}</Badge>
        <Meta>{[plan.career_field, t('plans.list.openings', { left: plan.openings - plan.openings_taken, of: plan.openings }), t('plans.list.candidates', { count: plan.open_candidatures })].filter(Boolean).join(' · ')}</Meta>
        {plan.interested > 0 ? <Meta due>{t('plans.list.interested', { count: plan.interested })}</Meta> : null}
        {plan.missing.length > 0 ? <Meta>{t('plans.list.missing', { count: plan.missing.length })}</Meta> : null}
        {plan.paused_reason ? <Meta>{say(`plans.paused.${plan.paused_reason}`)}</Meta> : null}
      </div>
    </Stack>
  )
}
