import type { JobDescriptionResult } from '@fledge/contract/plans/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { IconSparkles } from '@fledge/ui/icons/sparkles.tsx'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { client } from '../../platform/http/client.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { showFailure } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { Plan, PlanForm } from './plan-form.ts'
import styles from './plans.module.css'

interface DescriptionProps {
  readonly form: PlanForm
  readonly saveNow: () => Promise<Plan>
}

/** Returns who wrote the text, and why the requested service did not. */
const formatWriter = ({ written_by: by, because }: JobDescriptionResult): string =>
  by === 'SERVICE'
    ? t('plans.jd.byService')
    : because
      ? t(`plans.jd.instead.${because}`)
      : t('plans.jd.byUs')

/** Generates the description from the answers; the toast offers to restore the previous text. */
function useDescriptionWriter({ form, saveNow }: DescriptionProps) {
  const [writing, setWriting] = useState(false)
  const [written, setWritten] = useState<JobDescriptionResult>()
  const put = (words: string) => form.setValue('job_description', words, { shouldDirty: true })
  const write = async () => {
    setWriting(true)
    try {
      // Save first, because the server generates from the stored answers.
      const { uuid: id } = await saveNow()
      const { payload } = await client.plans.writeJobDescription({ params: { id } })
      // Text typed during generation is also kept for undo.
      const before = form.getValues('job_description') ?? ''
      put(payload.job_description)
      setWritten(payload)
      showToast(
        t('plans.jd.written'),
        before === '' ? undefined : { label: t('common.btn.undo'), act: () => put(before) },
      )
    } catch (error) {
      showFailure(error)
    } finally {
      setWriting(false)
    }
  }
  return { writing, written, write }
}

/**
 * Job description, written by hand or generated from the answers. Edited text is never replaced
 * without confirmation.
 */
export function DescriptionField({ form, saveNow }: DescriptionProps) {
  const { writing, written, write } = useDescriptionWriter({ form, saveNow })
  const [asks, setAsks] = useState(false)
  const now = useWatch({ control: form.control, name: 'job_description' }) ?? ''
  const isWritten = written !== undefined && now === written.job_description
  const isEdited = now.trim() !== '' && !isWritten
  const writeOver = () => {
    setAsks(false)
    void write()
  }
  return (
    <Stack tight>
      <TextArea
        label={t('plans.field.jd')}
        optional={t('common.optional')}
        hint={t('plans.field.jdHint')}
        rows={12}
        limit={10_000}
        value={now}
        readOnly={writing}
        formatLength={(used) => t('common.charsLeft', { used, limit: 10_000 })}
        {...form.register('job_description')}
        error={form.formState.errors.job_description?.message}
      />
      <Group>
        <Button
          icon={<IconSparkles size={16} aria-hidden />}
          busy={writing}
          onClick={() => (isEdited ? setAsks(true) : void write())}
        >
          {now === '' ? t('plans.jd.write') : t('plans.jd.rewrite')}
        </Button>
        <p className={styles['dim']} role="status">
          {writing ? t('plans.jd.writing') : isWritten ? formatWriter(written) : ''}
        </p>
      </Group>
      <ReplaceDialog opened={asks} onClose={() => setAsks(false)} onReplace={writeOver} />
    </Stack>
  )
}

interface ReplaceDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onReplace: () => void
}

function ReplaceDialog({ opened, onClose, onReplace }: ReplaceDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('plans.jd.replaceTitle')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('plans.jd.keep')}</Button>
          <Button tone="primary" onClick={onReplace}>
            {t('plans.jd.replace')}
          </Button>
        </>
      }
    >
      {t('plans.jd.replaceText')}
    </Dialog>
  )
}
