import { batchCopyBody } from '@fledge/contract/batches/operator-schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getCopyStart, isCopyStartOver } from '@fledge/domain/batches/copy-dates.ts'
import { toSlug } from '@fledge/domain/free-text.ts'
import { type Day, formatDate, getZoneCity } from '@fledge/kernel/dates.ts'
import { DateField, TextField } from '@fledge/ui/fields.tsx'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useNow } from '../../platform/time/clock.ts'
import { AddressFields } from './address-fields.tsx'
import { type BatchDetails, formatBatchDay, staleBatchQueries } from './batch-values.ts'

interface CopyBatchDialogProps {
  readonly batch: BatchDetails
  readonly onClose: () => void
}

function useCopyForm({ batch, onClose }: CopyBatchDialogProps) {
  const go = useNavigateTo()
  const name = t('batches.copy.name', { name: batch.name })
  return useContractForm({
    schema: batchCopyBody,
    values: {
      name: batchCopyBody.shape.name.safeParse(name).success ? name : batch.name,
      slug: '',
      code: '',
      starts_on: '',
      time_zone: useZone(),
    },
    send: async (body) => {
      const params = { id: batch.batch_id }
      const { payload } = await invalidateAfter(
        client.batches.copyBatch({ params, body }),
        staleBatchQueries,
      )
      showToast(t('batches.copy.done', { name: batch.name }))
      onClose()
      await go(buildPath(paths.operator.batch, { id: payload.batch_id }))
    },
  })
}
type CopyForm = ReturnType<typeof useCopyForm>['form']

/** Asks for what differs in a copy of a batch, and opens the copy. */
export function CopyBatchDialog(props: CopyBatchDialogProps) {
  const { batch, onClose } = props
  const { form, submit, sending } = useCopyForm(props)
  return (
    <FormDialog
      title={t('batches.copy.action')}
      action={t('batches.copy.action')}
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('batches.copy.text', { name: batch.name })}</p>
      <NameFields form={form} />
      <FirstDayField form={form} batch={batch} />
    </FormDialog>
  )
}

interface FieldsProps {
  readonly form: CopyForm
}

/** The address follows the name until it is edited. */
function NameFields({ form }: FieldsProps) {
  const { errors, dirtyFields } = form.formState
  const [slug, code] = useWatch({ control: form.control, name: ['slug', 'code'] })
  const named = form.register('name', {
    onChange: (event: { target: { value: string } }) =>
      dirtyFields.slug ? undefined : form.setValue('slug', toSlug(event.target.value)),
  })
  return (
    <>
      <TextField label={t('batches.form.field.name')} {...named} error={errors.name?.message} />
      <AddressFields
        slug={{ value: slug, error: errors.slug?.message, registration: form.register('slug') }}
        code={{ value: code, error: errors.code?.message, registration: form.register('code') }}
      />
    </>
  )
}

/** Shows which start the whole weeks give. */
function FirstDayField({ form, batch }: FieldsProps & Pick<CopyBatchDialogProps, 'batch'>) {
  const zone = useZone()
  const now = useNow()
  const chosenDay = useWatch({ control: form.control, name: 'starts_on' })
  const start = batchCopyBody.shape.starts_on.safeParse(chosenDay).success
    ? getCopyStart(
        { programmeStart: batch.programme_start, enrolmentOpensAt: batch.enrolment_opens_at },
        chosenDay,
        zone,
      )
    : null
  const refusal =
    start && isCopyStartOver(start.startsOn, now, zone)
      ? t('batches.problem.startOver', { day: formatDate(start.startsOn) })
      : undefined
  return (
    <DateField
      label={t('batches.copy.firstDay')}
      hint={
        start
          ? describeStart(batch.programme_start, start)
          : t('batches.copy.hint', { city: getZoneCity(zone) })
      }
      {...form.register('starts_on')}
      error={refusal ?? form.formState.errors.starts_on?.message}
    />
  )
}

function describeStart(
  programmeStart: Day | null,
  { weeks, startsOn }: ReturnType<typeof getCopyStart>,
): string {
  const values = { weeks: Math.abs(weeks), day: formatBatchDay(startsOn) }
  const direction = weeks < 0 ? 'earlier' : 'later'
  return programmeStart
    ? t(`batches.copy.programme.${direction}`, values)
    : t(`batches.copy.registration.${direction}`, values)
}
