import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { ForbiddenState, SkeletonLines } from '@fledge/ui/states.tsx'
import { Stepper, type StepItem } from '@fledge/ui/stepper.tsx'
import { useMemo, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { AutosaveStatus } from '../../platform/forms/autosave-status.tsx'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { PlanConflictCard } from './plan-conflict-card.tsx'
import { PeoplePage } from './people-page.tsx'
import { findPlanIssues, findFieldPage } from './plan-check.ts'
import { planPages, type PlanPage } from '@fledge/contract/plans/plan-fields.ts'
import { toPlanValues, type Plan, type PlanForm } from './plan-form.ts'
import { PublishButton } from './publish-button.tsx'
import { ReviewPage } from './review-page.tsx'
import { RolePage } from './role-page.tsx'
import { TimePage } from './time-page.tsx'
import { showIssues } from './plan-issues.ts'
import { usePlanSaving, type PlanSaving } from './use-plan-saving.ts'
import { useSteps, useVisitedPages } from './use-plan-steps.ts'
import { WorkPage } from './work-page.tsx'

/** Edits a plan page by page with autosave. A new plan gets its id with the first save. */
export default function CompanyPlanEditScreen() {
  const [{ plan: wanted }] = useSearchParams()
  // Read once: the id that a new plan receives must not reset the form.
  const [id] = useState(typeof wanted === 'string' ? wanted : null)
  const isAdmin = useUser().role === 'ADMIN'
  const me = useApiQuery('members', 'getOwnProfile')
  const plan = useApiQuery(
    'plans',
    'getPlan',
    { params: { id: id ?? '' } },
    { enabled: id !== null },
  )
  const loading = <SkeletonLines lines={6} label={t('plans.edit.new')} />
  if (id === null && !isAdmin)
    return <Refused title={t('plans.edit.refusedNew')} reason="refused.adminOnly" />
  return (
    <QueryResult of={me} name={t('plans.edit.new')} loading={loading}>
      {(own) =>
        id === null ? (
          <Editor start={null} me={own.member_id} />
        ) : (
          <QueryResult of={plan} name={t('plans.edit.steps')} loading={loading}>
            {(start) =>
              start.may.edit === true ? (
                <Editor start={start} me={own.member_id} />
              ) : (
                <Refused title={t('plans.edit.refused')} reason={start.may.edit} />
              )
            }
          </QueryResult>
        )
      }
    </QueryResult>
  )
}

/** Shown instead of a form that could not be saved. @param reason key of its text */
function Refused({ title, reason }: { readonly title: string; readonly reason: string }) {
  useTitle(title)
  return (
    <ForbiddenState
      title={title}
      text={translateKey(reason)}
      action={<ButtonLink to={buildPath(paths.company.plans)}>{t('plans.list.title')}</ButtonLink>}
    />
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

/** Returns the page that a draft continues on: the first with something missing, or the last. */
function useStartPage(form: PlanForm, draft: Plan | null): PlanPage {
  const [page] = useState(() =>
    draft ? (findPlanIssues(form.getValues())[0]?.page ?? 'review') : 'role',
  )
  return page
}

/** Current page from the URL, with navigation to the others. */
function usePages(form: PlanForm, { plan, settle }: PlanSaving, start: PlanPage) {
  const [{ step }, setAddress] = useSearchParams()
  const current = planPages.find((page) => page === step) ?? start
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
  const { current, before, next, turnTo, leave, showWrong, linkTo } = usePages(
    form,
    saving,
    useStartPage(form, isDraft ? opened : null),
  )
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
