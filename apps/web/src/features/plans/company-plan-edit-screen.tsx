import { address, pages } from '@fledge/contract/pages.ts'
import { planDraft } from '@fledge/contract/plans/schema.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { Stepper } from '@fledge/ui/stepper.tsx'
import { useRef, useState } from 'react'
import { useAddressState } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { CallError } from '../../platform/call-error.ts'
import { client } from '../../platform/client.ts'
import { useAutosave, useContractForm } from '../../platform/forms.ts'
import { Link, useGo } from '../../platform/link.tsx'
import { showToast } from '../../platform/notes.ts'
import { refresh, useAnswer } from '../../platform/query.ts'
import { SavedWords } from '../../platform/saved-words.tsx'
import { useZone } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'
import { DescriptionFields } from './description-fields.tsx'
import { PeopleFields, type PlanFieldsProps, RoleFields, TimeFields, WorkFields } from './plan-fields.tsx'
import { type Draft, draftOf, fieldsOf, type Plan, sendable, type StepId, steps } from './plan-form.ts'

/** A plan in steps; it saves by itself from the first word on, and is published when nothing is missing. */
export default function CompanyPlanEditScreen() {
  const [{ id }] = useAddressState()
  return typeof id === 'string' ? <Stored id={id} /> : <Editor plan={null} />
}

function Stored({ id }: { readonly id: string }) {
  const plan = useAnswer('plans', 'getPlan', { params: { id } })
  return <Answer of={plan} name={t('plans.edit.steps')} loading={<SkeletonLines lines={6} label={t('plans.edit.steps')} />}>{(payload) => <Editor key={payload.uuid} plan={payload} />}</Answer>
}

function Editor({ plan }: { readonly plan: Plan | null }) {
  const go = useGo()
  const zone = useZone()
  const [{ step }, setAddress] = useAddressState()
  const kept = useRef<string | null>(plan?.uuid ?? null)
  const [missing, setMissing] = useState<readonly string[]>(plan?.missing ?? steps.flatMap((one) => fieldsOf[one]))
  const isDraft = !plan || planMachine.can('publish', plan.status, 'company')
  const save = async (values: Draft) => {
    const { payload } = await client.plans.saveDraft({ body: { ...sendable(values), id: kept.current } })
    kept.current = payload.uuid
    setMissing(payload.missing)
    return payload.uuid
  }
  const { form, submit, sending } = useContractForm({
    schema: planDraft, values: draftOf(plan, zone),
    send: async (body) => {
      await (isDraft ? publish(body) : save(body))
      await refresh(['listPlans', 'getPlan', 'listPlanOptions', 'listChecklist'])
      showToast(isDraft ? t('plans.done.publish') : t('common.btn.save'))
      await go(kept.current ? address(pages.company.plan, { id: kept.current }) : pages.company.plans, { replace: true })
    },
  })
  /** Saved first, so that a refusal loses nothing; then published. */
  const publish = async (body: Draft) => {
    await save(body)
    try {
      await client.plans.createPlan({ body: { ...sendable(body), id: kept.current } })
    } catch (error) {
      const first = steps.find((one) => fieldsOf[one].some((field) => missing.includes(field)))
      if (error instanceof CallError && error.code === 'INCOMPLETE' && first) setAddress({ step: first })
      throw error
    }
  }
  const saved = useAutosave({ form, name: `plans/edit/${plan?.uuid ?? 'new'}`, save })
  useTitle(plan?.name || t('plans.edit.title'), [{ label: t('plans.list.title'), to: pages.company.plans }], <SavedWords state={saved} />)
  const current = steps.find((one) => one === step) ?? 'role'
  const at = steps.indexOf(current)
  const open = (id: StepId | undefined) => setAddress({ step: id })
  const isDone = (id: StepId) => fieldsOf[id].length > 0 && !fieldsOf[id].some((field) => missing.includes(field))
  return (
    <form onSubmit={submit} noValidate>
      <Stepper title={t('plans.edit.steps')} says={t('plans.edit.says', { done: steps.filter(isDone).length, of: steps.length - 1 })} current={current}
        steps={steps.map((id) => ({ id, name: t(`plans.step.${id}`), state: id === current ? 'current' : isDone(id) ? 'done' : 'coming' }))}
        link={(one, look, inside, isCurrent) => <Link to={address(pages.company.newPlan, {}, { ...(plan ? { id: plan.uuid } : {}), step: one.id })} className={look} {...(isCurrent ? { 'aria-current': 'step' } : {})}>{inside}</Link>}>
        <Stack>
          <PageHeader title={t(`plans.step.${current}`)} text={t(`plans.step.${current}.text`)} actions={<SavedWords state={saved} />} />
          <Fields step={current} form={form} write={async () => (await client.plans.writeJobDescription({ params: { id: await save(form.getValues()) } })).payload.job_description} />
          {current === 'description' && missing.length > 0 ? <div role="status"><b>{t('plans.edit.missing')}</b><ul>{missing.map((field) => <li key={field}>{say(`plans.missing.${field}`)}</li>)}</ul></div> : null}
          <Group>
            {at > 0 ? <Button size="large" onClick={() => open(steps[at - 1])}>{t('common.btn.back')}</Button> : null}
            {at < steps.length - 1 ? <Button tone="primary" size="large" onClick={() => open(steps[at + 1])}>{t('common.btn.next')}</Button> : <Button type="submit" tone="primary" size="large" busy={sending}>{isDraft ? t('plans.edit.publish') : t('plans.edit.save')}</Button>}
          </Group>
        </Stack>
      </Stepper>
    </form>
  )
}

function Fields({ step, form, write }: PlanFieldsProps & { readonly step: StepId; readonly write: () => Promise<string> }) {
  if (step === 'role') return <RoleFields form={form} />
  if (step === 'work') return <WorkFields form={form} />
  if (step === 'time') return <TimeFields form={form} />
  if (step === 'people') return <PeopleFields form={form} />
  return <DescriptionFields form={form} write={write} />
}
