import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { Stepper, type StepItem } from '@fledge/ui/stepper.tsx'
import { useMemo, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { AutosaveStatus } from '../../platform/forms/autosave-status.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { PlanConflictCard } from './plan-conflict-card.tsx'
import { PeoplePage } from './people-page.tsx'
import { findPlanIssues, findFieldPage, findInvalidFields } from './plan-check.ts'
import { planPages, type PlanPage } from '@fledge/contract/plans/plan-fields.ts'
import { toPlanValues, type Plan, type PlanForm } from './plan-form.ts'
import { PublishButton } from './publish-button.tsx'
import { ReviewPage } from './review-page.tsx'
import { RolePage } from './role-page.tsx'
import { TimePage } from './time-page.tsx'
import { showIssues } from './plan-issues.ts'
import { usePlanSaving, type PlanSaving } from './use-plan-saving.ts'
import { WorkPage } from './work-page.tsx'

/** Edits a plan page by page with autosave. A new plan gets its id with the first save. */
export default function CompanyPlanEditScreen() {
  const [{ plan: wanted }] = useSearchParams()
  // Read once: the id that a new plan receives must not reset the form.
  const [id] = useState(typeof wanted === 'string' ? wanted : null)
  const me = useApiQuery('members', 'getOwnProfile')
  const plan = useApiQuery(
    'plans',
    'getPlan',
    { params: { id: id ?? '' } },
    { enabled: id !== null },
  )
  const loading = <SkeletonLines lines={6} label={t('plans.edit.new')} />
  return (
    <QueryResult of={me} name={t('plans.edit.new')} loading={loading}>
      {(own) =>
        id === null ? (
          <Editor start={null} me={own.member_id} />
        ) : (
          <QueryResult of={plan} name={t('plans.edit.steps')} loading={loading}>
            {(start) => <Editor start={start} me={own.member_id} />}
          </QueryResult>
        )
      }
    </QueryResult>
  )
}

/** Form of a plan with autosave. */
function usePlanForm(start: Plan | null, me: string) {
  const zone = useZone()
  const [opened] = useState(start)
  const isDraft = opened === null || opened.may.discard === true
  const saving = usePlanSaving({
    loaded: start,
    initial: toPlanValues(opened, zone, me),
    keepWhole: !isDraft,
  })
  return { form: saving.form, opened, isDraft, saving }
}

/** Current page from the URL, with navigation to the others. */
function usePages(form: PlanForm, { plan, settle }: PlanSaving) {
  const [{ step }, setAddress] = useSearchParams()
  const current = planPages.find((page) => page === step) ?? 'role'
  const at = planPages.indexOf(current)
  const turnTo = (page: PlanPage) => setAddress({ step: page }, { push: true })
  const leave = async (to: PlanPage) => {
    const here = findPlanIssues(form.getValues()).filter((issue) => issue.page === current)
    showIssues(form, here, true)
    if (here.length > 0) return
    // Server errors on this page prevent leaving it; those on other pages are shown there.
    await settle()
    if (!Object.keys(form.formState.errors).some((field) => findFieldPage(field) === current))
      turnTo(to)
  }
  return {
    current,
    before: planPages[at - 1],
    next: planPages[at + 1],
    turnTo,
    leave,
    /** Opens a page with errors and shows all open issues at their fields. */
    showWrong: (page: PlanPage) => {
      showIssues(form, findPlanIssues(form.getValues()))
      setAddress({ step: page })
    },
    linkTo: (page: PlanPage) =>
      buildPath(paths.company.newPlan, {}, { step: page, ...(plan ? { plan: plan.uuid } : {}) }),
  }
}

/** Shows the plan's name and save state in the page bar. */
function useEditorTitle(form: PlanForm, state: PlanSaving['state']): void {
  const name = useWatch({ control: form.control, name: 'name' })
  const mark = useMemo(() => <AutosaveStatus state={state} />, [state])
  useTitle(name || t('plans.edit.new'), [], mark)
}

function Editor({ start, me }: { readonly start: Plan | null; readonly me: string }) {
  const { form, opened, isDraft, saving } = usePlanForm(start, me)
  const { current, before, next, turnTo, leave, showWrong, linkTo } = usePages(form, saving)
  useEditorTitle(form, saving.state)
  const steps = useSteps(form, current, useVisitedPages(form, opened !== null, current))
  const last = isDraft ? (
    <PublishButton form={form} saving={saving} onWrong={showWrong} />
  ) : (
    <DoneLink plan={opened?.uuid ?? ''} />
  )
  return (
    <PlanStepper
      steps={steps}
      current={current}
      linkTo={linkTo}
      back={
        before ? (
          <Button size="large" onClick={() => turnTo(before)}>
            {t('common.btn.back')}
          </Button>
        ) : undefined
      }
      next={
        next ? (
          <Button tone="primary" size="large" onClick={() => void leave(next)}>
            {t('common.btn.next')}
          </Button>
        ) : (
          last
        )
      }
    >
      <EditorPage page={current} form={form} saving={saving} isDraft={isDraft} linkTo={linkTo} />
    </PlanStepper>
  )
}

const DoneLink = ({ plan }: { readonly plan: string }) => (
  <ButtonLink tone="primary" size="large" to={buildPath(paths.company.plan, { id: plan })}>
    {t('plans.edit.done')}
  </ButtonLink>
)

interface PlanStepperProps {
  readonly steps: readonly StepItem[]
  readonly current: PlanPage
  readonly linkTo: (page: PlanPage) => string
  readonly back: ReactNode
  readonly next: ReactNode
  readonly children: ReactNode
}

function PlanStepper({ steps, current, linkTo, back, next, children }: PlanStepperProps) {
  return (
    <Stepper
      title={t('plans.edit.steps')}
      progress={t('plans.edit.says', {
        done: steps.filter((step) => step.state === 'done').length,
        of: steps.length,
      })}
      current={current}
      steps={steps}
      link={(step, look, inside, isCurrent) => (
        <Link
          to={linkTo(planPages.find((page) => page === step.id) ?? 'role')}
          className={look}
          {...(isCurrent ? { 'aria-current': 'step' } : {})}
        >
          {inside}
        </Link>
      )}
      back={back}
      next={next}
    >
      {children}
    </Stepper>
  )
}

interface EditorPageProps {
  readonly page: PlanPage
  readonly form: PlanForm
  readonly saving: PlanSaving
  readonly isDraft: boolean
  readonly linkTo: (page: PlanPage) => string
}

function EditorPage({ page, form, saving, isDraft, linkTo }: EditorPageProps) {
  return (
    <Stack narrow>
      <PageHeader
        title={t(`plans.step.${page}`)}
        text={isDraft ? t(`plans.step.${page}.text`) : t('plans.edit.live')}
      />
      <PlanConflictCard saving={saving} />
      {page === 'review' ? (
        <ReviewPage form={form} plan={saving.plan} saveNow={saving.saveNow} linkTo={linkTo} />
      ) : (
        <WrittenPage page={page} form={form} />
      )}
    </Stack>
  )
}

const pageComponents = {
  role: RolePage,
  work: WorkPage,
  time: TimePage,
  people: PeoplePage,
} as const

function WrittenPage({
  page,
  form,
}: {
  readonly page: Exclude<PlanPage, 'review'>
  readonly form: PlanForm
}) {
  const Page = pageComponents[page]
  return <Page form={form} />
}

/**
 * Returns the pages visited now or in an earlier session, assumed from the fields filled in without
 * a gap. Unvisited pages never count as done.
 */
function useVisitedPages(
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
function useSteps(
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
