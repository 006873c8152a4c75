import { buildPath, paths } from '@fledge/contract/paths.ts'
import { memberBadges } from '@fledge/domain/members/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, FactList, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { Plan } from './plan-form.ts'
import { listPlanFacts } from './format-plan.ts'
import styles from './plans.module.css'

/** Missing fields of a draft. */
export function MissingAnswers({ plan: { missing } }: { readonly plan: Plan }) {
  if (missing.length === 0) return null
  return (
    <Card title={t('plans.view.missing')} count={missing.length} flush>
      <CardList>
        {missing.map((field) => (
          <CardListItem key={field}>{translateKey(`plans.missing.${field}`)}</CardListItem>
        ))}
      </CardList>
    </Card>
  )
}

/** Texts of a plan that interns see. */
export function PlanTexts({ plan }: { readonly plan: Plan }) {
  const named = [
    [t('plans.view.skills'), plan.skills],
    [t('plans.field.projectTypes'), plan.project_types],
    [t('plans.view.projects'), plan.projects],
  ] as const
  const words = [
    [t('plans.view.work'), plan.description],
    [t('plans.view.responsibilities'), plan.responsibilities],
    [t('plans.view.jd'), plan.job_description],
  ] as const
  return (
    <>
      {words.map(([title, text]) =>
        text === '' ? null : (
          <Card key={title} title={title}>
            <p className={styles['words']}>{text}</p>
          </Card>
        ),
      )}
      {named.map(([title, rows]) =>
        rows.length === 0 ? null : (
          <Card key={title} title={title}>
            <Chips>
              {rows.map((row) => (
                <Chip key={row.id}>{row.name}</Chip>
              ))}
            </Chips>
          </Card>
        ),
      )}
    </>
  )
}

/** Summary of a plan and its supervisors. */
export function PlanAside({ plan }: { readonly plan: Plan }) {
  return (
    <>
      <Card title={t('plans.view.facts')}>
        <FactList facts={listPlanFacts(plan)} />
      </Card>
      <Supervisors plan={plan} />
    </>
  )
}

/** Supervisors; a deactivated one is shown until replaced. */
function Supervisors({ plan }: { readonly plan: Plan }) {
  if (plan.supervisors.length === 0) return null
  const gone = plan.supervisors.some((supervisor) => !supervisor.is_active)
  const change =
    plan.may.edit === true ? (
      <ButtonLink
        size="small"
        to={buildPath(paths.company.newPlan, {}, { step: 'people', plan: plan.uuid })}
      >
        {t('plans.view.nameAnother')}
      </ButtonLink>
    ) : undefined
  return (
    <Card title={t('plans.view.supervisors')} foot={gone ? change : undefined}>
      <div className={styles['people']}>
        {plan.supervisors.map((supervisor) => (
          <PersonLine
            key={supervisor.member_id}
            name={supervisor.name}
            picture={supervisor.picture_url}
            size={32}
            badge={
              supervisor.is_active ? undefined : (
                <Badge tone={memberBadges.DEACTIVATED.tone}>
                  {translateKey(memberBadges.DEACTIVATED.text)}
                </Badge>
              )
            }
          >
            {supervisor.is_active ? null : <Meta due>{t('plans.view.leftPlan')}</Meta>}
          </PersonLine>
        ))}
      </div>
    </Card>
  )
}
