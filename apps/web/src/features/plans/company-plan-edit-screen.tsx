import { planDraft } from '@fledge/contract/plans/schema.ts'
import { address, pages } from '@fledge/contract/pages.ts'
import { Button } from '@fledge/ui/button.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { Stepper, type Step } from '@fledge/ui/stepper.tsx'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useAddressState } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { useContractForm } from '../../platform/forms.ts'
import { ButtonLink, Link } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { SavedWords } from '../../platform/saved-words.tsx'
import { useZone } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'
import { ClashCard } from './clash-card.tsx'
import { openNow, pageOf, wrongNow } from './plan-check.ts'
import { planPages, startValues, type Plan, type PlanForm, type PlanPage } from './plan-form.ts'
import { PeoplePage, RolePage, TimePage, WorkPage } from './plan-pages.tsx'
import { PublishButton } from './publish-button.tsx'
import { ReviewPage } from './review-page.tsx'
import { tellAt, usePlanSaving } from './use-plan-saving.ts'

/** Writes a plan page by page, saved while one writes. A new one gets its id with the first save. */
export default function CompanyPlanEditScreen() {
  const [{ plan: wanted }] = useAddressState()
  // As opened: the id that a new plan gets meanwhile must not start the form anew.
  const [id] = useState(typeof wanted === 'string' ? wanted : null)
  const me = useAnswer('members', 'getOwnProfile')
  const plan = useAnswer('plans', 'getPlan', { params: { id: id ?? '' } }, { enabled: id !== null })
  const loading = <SkeletonLines lines={6} label={t('plans.edit.new')} />
  return (
    <Answer of={me} name={t('plans.edit.new')} loading={loading}>
      {(own) =>
        id === null ? (
          <Editor start={null} me={own.member_id} />
        ) : (
          <Answer of={plan} name={t('plans.edit.steps')} loading={loading}>
            {(start) => <Editor start={start} me={own.member_id} />}
          </Answer>
        )
      }
    </Answer>
  )
}

function Editor({ start, me }: { readonly start: Plan | null; readonly me: string }) {
  const zone = useZone()
  // As it was opened: what is saved meanwhile comes out of the form itself.
  const [opened] = useState(start)
  const { form } = useContractForm({
    schema: planDraft,
    values: startValues(opened, zone, me),
    send: async () => null,
  })
  const isDraft = opened === null || opened.may.discard === true
  const saving = usePlanSaving(form, opened, !isDraft)
  const { state, plan, settle } = saving
  const [{ step }, setAddress] = useAddressState()
  const current = planPages.find((page) => page === step) ?? 'role'
  const linkTo = (page: PlanPage) =>
    address(pages.company.newPlan, {}, { step: page, ...(plan ? { plan: plan.uuid } : {}) })
  const name = useWatch({ control: form.control, name: 'name' })
  const mark = useMemo(() => <SavedWords state={state} />, [state])
  useTitle(name || t('plans.edit.new'), [], mark)
  const next = planPages[planPages.indexOf(current) + 1]
  const before = planPages[planPages.indexOf(current) - 1]
  const steps = useSteps(form, current, useBeenTo(form, opened !== null, current))
  const leave = async (to: PlanPage) => {
    const open = openNow(form.getValues())
    const here = open.filter((one) => one.page === current)
    tellAt(form, here, true)
    if (here.length > 0) return
    // What the server refuses of this page keeps one here too; of another page it is told there.
    await settle()
    if (!Object.keys(form.formState.errors).some((field) => pageOf(field) === current))
      setAddress({ step: to }, { push: true })
  }
  const last = isDraft ? (
    <PublishButton
      form={form}
      saving={saving}
      onWrong={(page) => {
        tellAt(form, openNow(form.getValues()))
        setAddress({ step: page })
      }}
    />
  ) : (
    <ButtonLink
      tone="primary"
      size="large"
      to={address(pages.company.plan, { id: opened?.uuid ?? '' })}
    >
      {t('plans.edit.done')}
    </ButtonLink>
  )
  return (
    <Stepper
      title={t('plans.edit.steps')}
      says={t('plans.edit.says', {
        done: steps.filter((one) => one.state === 'done').length,
        of: steps.length,
      })}
      current={current}
      steps={steps}
      link={(one, look, inside, isCurrent) => (
        <Link
          to={linkTo(planPages.find((page) => page === one.id) ?? 'role')}
          className={look}
          {...(isCurrent ? { 'aria-current': 'step' } : {})}
        >
          {inside}
        </Link>
      )}
      back={
        before ? (
          <Button size="large" onClick={() => setAddress({ step: before }, { push: true })}>
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
      <Stack narrow>
        <PageHeader
          title={t(`plans.step.${current}`)}
          text={isDraft ? t(`plans.step.${current}.text`) : t('plans.edit.live')}
        />
        <ClashCard form={form} saving={saving} />
        {current === 'review' ? (
          <ReviewPage form={form} plan={plan} saveNow={saving.saveNow} linkTo={linkTo} />
        ) : (
          <WrittenPage page={current} form={form} />
        )}
      </Stack>
    </Stepper>
  )
}

const written = { role: RolePage, work: WorkPage, time: TimePage, people: PeoplePage } as const

function WrittenPage({
  page,
  form,
}: {
  readonly page: Exclude<PlanPage, 'review'>
  readonly form: PlanForm
}) {
  const Page = written[page]
  return <Page form={form} />
}

/** The pages that somebody has been on: here, or when the plan was written before (as far as it is filled in without a gap). Nobody is done with a page never seen. */
function useBeenTo(form: PlanForm, wasWritten: boolean, current: PlanPage): ReadonlySet<PlanPage> {
  const [been, setBeen] = useState<ReadonlySet<PlanPage>>(() => {
    if (!wasWritten) return new Set<PlanPage>()
    const gap = openNow(form.getValues())[0]
    return new Set(gap ? planPages.slice(0, planPages.indexOf(gap.page) + 1) : planPages)
  })
  if (!been.has(current)) setBeen(new Set([...been, current]))
  return been
}

/** How far each page is: done, missing something, or not come to yet. */
function useSteps(form: PlanForm, current: PlanPage, been: ReadonlySet<PlanPage>): readonly Step[] {
  useWatch({ control: form.control })
  const values = form.getValues()
  const [open, wrong] = [openNow(values), wrongNow(values, false)]
  const at = planPages.indexOf(current)
  return planPages.map((page, index) => {
    const count = open.filter((one) => one.page === page).length
    const name = t(`plans.step.${page}`)
    if (page === current) return { id: page, name, state: 'current' as const }
    if (count === 0)
      return {
        id: page,
        name,
        state: been.has(page) && page !== 'review' ? ('done' as const) : ('coming' as const),
      }
    const isTold = (index < at && been.has(page)) || wrong.some((one) => one.page === page)
    return isTold
      ? { id: page, name, text: t('plans.step.missing', { count }), state: 'missing' as const }
      : { id: page, name, state: 'coming' as const }
  })
}
