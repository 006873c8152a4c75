import { Button } from '@fledge/ui/button.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { IconWand } from '@tabler/icons-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { showToast } from '../../platform/notes.ts'
import { showFailure } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import type { PlanFieldsProps } from './plan-fields.tsx'

const limit = 10_000

/** What interns read: written from the plan's own fields at a press, and edited at will. */
export function DescriptionFields({ form, write }: PlanFieldsProps & { readonly write: () => Promise<string> }) {
  const [busy, setBusy] = useState(false)
  const written = useWatch({ control: form.control, name: 'job_description' }) ?? ''
  const press = async () => {
    setBusy(true)
    try {
      form.setValue('job_description', await write(), { shouldDirty: true, shouldTouch: true })
      showToast(t('plans.jd.written'))
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
  }
  return (
    <Stack>
      <Group><Button busy={busy} icon={<IconWand size={16} aria-hidden />} onClick={() => void press()}>{t('plans.jd.write')}</Button></Group>
      <TextArea label={t('plans.field.jobDescription')} optional={t('common.optional')} rows={14} limit={limit} value={written} says={(used) => t('common.charsLeft', { used, limit })} {...form.register('job_description')} error={form.formState.errors.job_description?.message} />
    </Stack>
  )
}
