import { Button } from '@fledge/ui/button.tsx'
import { Card, Facts, Row, Rows } from '@fledge/ui/card.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { IconAlertCircle, IconCircleCheck, IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { client } from '../../platform/client.ts'
import { showToast } from '../../platform/notes.ts'
import { showFailure } from '../../platform/query.ts'
import { Link } from '../../platform/link.tsx'
import { say, t } from '../../platform/use-texts.ts'
import { openNow } from './plan-check.ts'
import type { Plan, PlanForm, PlanPage } from './plan-form.ts'
import { sayOpenByName } from './use-plan-saving.ts'
import { planFacts } from './plan-words.ts'

interface ReviewProps {
  readonly form: PlanForm
  readonly plan: Plan | null
  readonly saveNow: () => Promise<Plan>
  readonly linkTo: (page: PlanPage) => string
}

/** The last page: what is still missing, the description that interns read, and the plan in short. */
export function ReviewPage({ form, plan, saveNow, linkTo }: ReviewProps) {
  return (
    <Stack>
      <MissingCard form={form} plan={plan} linkTo={linkTo} />
      <DescriptionField form={form} saveNow={saveNow} />
      {plan ? <Card title={t('plans.view.facts')}><Facts facts={planFacts(plan)} /></Card> : null}
    </Stack>
  )
}

function MissingCard({ form, plan, linkTo }: Omit<ReviewProps, 'saveNow'>) {
  useWatch({ control: form.control })
  const open = openNow(form.getValues())
  const may = plan?.may.publish ?? true
  // A company that is not approved yet may write plans and not publish them.
  const isWaiting = typeof may === 'string' && may.startsWith('companies.notice.')
  if (open.length === 0) return <Card><Group><IconCircleCheck size={20} aria-hidden /><div><b>{t('plans.review.ready')}</b><p>{isWaiting ? t('plans.review.waits', { because: say(may) }) : t('plans.review.readyText')}</p></div></Group></Card>
  return (
    <Card title={t('plans.view.missing')} count={open.length} flush>
      <Rows>{open.map((one) => <Row key={one.field} lead={<IconAlertCircle size={18} aria-hidden />}><Link to={linkTo(one.page)}>{sayOpenByName(one)}</Link></Row>)}</Rows>
    </Card>
  )
}

function DescriptionField({ form, saveNow }: Pick<ReviewProps, 'form' | 'saveNow'>) {
  const [writing, setWriting] = useState(false)
  const written = useWatch({ control: form.control, name: 'job_description' }) ?? ''
  const write = async () => {
    setWriting(true)
    try {
      // The server writes from what it has: the newest answers go there first.
      const { uuid: id } = await saveNow()
      const { payload } = await client.plans.writeJobDescription({ params: { id } })
      const before = form.getValues('job_description') ?? ''
      form.setValue('job_description', payload.job_description, { shouldDirty: true })
      showToast(t('plans.jd.written'), before === '' ? undefined : { label: t('common.btn.undo'), act: () => form.setValue('job_description', before, { shouldDirty: true }) })
    } catch (error) {
      showFailure(error)
    } finally {
      setWriting(false)
    }
  }
  return (
    <Stack tight>
      <TextArea label={t('plans.field.jd')} optional={t('common.optional')} hint={t('plans.field.jdHint')} rows={10} limit={10_000} value={written} says={(used) => t('common.charsLeft', { used, limit: 10_000 })} {...form.register('job_description')} error={form.formState.errors.job_description?.message} />
      <Group><Button icon={<IconSparkles size={16} />} busy={writing} onClick={() => void write()}>{written === '' ? t('plans.jd.write') : t('plans.jd.rewrite')}</Button></Group>
    </Stack>
  )
}
