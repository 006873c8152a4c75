import { planPages, type PlanPage } from '@fledge/contract/plans/plan-fields.ts'
import type { StepItem } from '@fledge/ui/stepper.tsx'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { t } from '../../platform/i18n/use-texts.ts'
import { findInvalidFields, findPlanIssues } from './plan-check.ts'
import type { PlanForm } from './plan-form.ts'

/**
 * Returns the pages visited now or in an earlier session, assumed from the fields filled in without
 * a gap. Unvisited pages never count as done.
 */
export function useVisitedPages(
  form: PlanForm,
  wasWritten: boolean,
  current: PlanPage,
): ReadonlySet<PlanPage> {
  const [been, setBeen] = useState<ReadonlySet<PlanPage>>(() => {
    if (!wasWritten) return new Set<PlanPage>()
    const gap = findPlanIssues(form.getValues())[0]
    return new Set(gap ? planPages.slice(0, planPages.indexOf(gap.page) + 1) : planPages)
  })
  if (!been.has(current)) setBeen(new Set([...been, current]))
  return been
}

/** Returns the state of each page: done, incomplete or upcoming. */
export function useSteps(
  form: PlanForm,
  current: PlanPage,
  been: ReadonlySet<PlanPage>,
): readonly StepItem[] {
  useWatch({ control: form.control })
  const values = form.getValues()
  const [open, wrong] = [findPlanIssues(values), findInvalidFields(values, false)]
  const at = planPages.indexOf(current)
  return planPages.map((page, index) => {
    const count = open.filter((issue) => issue.page === page).length
    const name = t(`plans.step.${page}`)
    if (page === current) return { id: page, name, state: 'current' as const }
    if (count === 0)
      return {
        id: page,
        name,
        state: been.has(page) && page !== 'review' ? ('done' as const) : ('coming' as const),
      }
    const isTold = (index < at && been.has(page)) || wrong.some((issue) => issue.page === page)
    return isTold
      ? { id: page, name, text: t('plans.step.missing', { count }), state: 'missing' as const }
      : { id: page, name, state: 'coming' as const }
  })
}
