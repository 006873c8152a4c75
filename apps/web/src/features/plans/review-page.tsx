import { Card, FactList, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { IconAlertCircle } from '@fledge/ui/icons/alert-circle.tsx'
import { IconCircleCheck } from '@fledge/ui/icons/circle-check.tsx'
import { useWatch } from 'react-hook-form'
import { Link } from '../../platform/router/link.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { DescriptionField } from './description-field.tsx'
import { usePublishPermission } from './use-publish-permission.ts'
import { findPlanIssues } from './plan-check.ts'
import type { PlanPage } from '@fledge/contract/plans/plan-fields.ts'
import type { Plan, PlanForm } from './plan-form.ts'
import { formatIssueWithLabel } from './plan-issues.ts'
import { listPlanFacts } from './format-plan.ts'

interface ReviewProps {
  readonly form: PlanForm
  readonly plan: Plan | null
  readonly saveNow: () => Promise<Plan>
  readonly linkTo: (page: PlanPage) => string
}

/** Last page: missing fields, the description for interns, and a summary. */
export function ReviewPage({ form, plan, saveNow, linkTo }: ReviewProps) {
  return (
    <Stack>
      <MissingCard form={form} plan={plan} linkTo={linkTo} />
      <DescriptionField form={form} saveNow={saveNow} />
      {plan ? (
        <Card title={t('plans.view.facts')}>
          <FactList facts={listPlanFacts(plan)} />
        </Card>
      ) : null}
    </Stack>
  )
}

function MissingCard({ form, plan, linkTo }: Omit<ReviewProps, 'saveNow'>) {
  useWatch({ control: form.control })
  const open = findPlanIssues(form.getValues())
  const may = usePublishPermission(plan)
  const isDraft = plan === null || plan.may.discard === true
  // Companies that are not approved yet can edit plans but not publish them.
  const isWaiting = typeof may === 'string' && may.startsWith('companies.notice.')
  if (open.length === 0)
    return (
      <Card>
        <Group>
          <IconCircleCheck size={20} aria-hidden />
          <div>
            <b>{t('plans.review.ready')}</b>
            <p>
              {isWaiting
                ? t('plans.review.waits', { because: translateKey(may) })
                : t(isDraft ? 'plans.review.readyText' : 'plans.review.savedText')}
            </p>
          </div>
        </Group>
      </Card>
    )
  return (
    <Card title={t('plans.view.missing')} count={open.length} flush>
      <CardList>
        {open.map((issue) => (
          <CardListItem key={issue.field} lead={<IconAlertCircle size={18} aria-hidden />}>
            <Link to={linkTo(issue.page)}>{formatIssueWithLabel(issue)}</Link>
          </CardListItem>
        ))}
      </CardList>
    </Card>
  )
}
