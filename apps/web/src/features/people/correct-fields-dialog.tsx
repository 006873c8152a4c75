import { correctLockedFieldsBody, type LockedFields } from '@fledge/contract/people/schema.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { isConflict } from '../../platform/http/api-error.ts'
import { client, getInvalidatedEndpoints } from '../../platform/http/client.ts'
import type { ApiResult } from '../../platform/http/envelope.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import {
  apiQueryKey,
  invalidateAfter,
  queryClient,
  showFailure,
  useApiQuery,
} from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useNow } from '../../platform/time/clock.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'

interface CorrectFieldsProps {
  /** Id of the application. */
  readonly id: string
  /** Name of the intern. */
  readonly name: string
  readonly onClose: () => void
}

/** What the form contains; the values that it began with are added when it is sent. */
const formSchema = correctLockedFieldsBody.omit({ base: true })

/** Corrects what an intern cannot change any more, with a reason that they get. */
export function CorrectFieldsDialog(props: CorrectFieldsProps) {
  const fields = useApiQuery(
    'people',
    'getLockedFields',
    { params: { id: props.id } },
    // Opened again, it waits for the present values: the form keeps those that it begins with.
    { staleTime: 0, gcTime: 0 },
  )
  const loaded = fields.data?.payload
  if (loaded) return <CorrectFieldsForm {...props} fields={loaded} />
  const action = t('personScreen.correct.action')
  return (
    <Dialog opened onClose={props.onClose} title={action} closeLabel={t('common.btn.close')}>
      <QueryResult of={fields} name={action} loading={<SkeletonLines lines={4} label={action} />}>
        {() => null}
      </QueryResult>
    </Dialog>
  )
}

function useCorrectionForm({
  id,
  name,
  fields,
  onClose,
}: CorrectFieldsProps & { readonly fields: LockedFields }) {
  // Not always the latest ones: these are what the operator sees and changes.
  const [base, setBase] = useState(fields)
  const correction = useContractForm({
    schema: formSchema,
    values: { ...fields, reason: '' },
    send: async (values) => {
      const { payload } = await invalidateAfter(
        client.people.correctLockedFields({ params: { id }, body: { ...values, base } }),
        getInvalidatedEndpoints('people', 'correctLockedFields'),
      )
      showToast(t('personScreen.correct.done', { name }), getUndoAction()(payload))
      onClose()
    },
    onFailed: (error: unknown): void => {
      showFailure(error)
      if (isConflict(error)) showLatest()
    },
  })
  /** Shows the values that someone else has saved since then, to be checked and changed again. */
  function showLatest(): void {
    const latest = findLatest(id)
    if (!latest || isSame(latest, base)) return
    setBase(latest)
    correction.form.reset({ ...latest, reason: correction.form.getValues('reason') })
  }
  return correction
}

const findLatest = (id: string) =>
  queryClient.getQueryData<ApiResult<LockedFields>>(
    apiQueryKey('people', 'getLockedFields', { params: { id } }),
  )?.payload

const isSame = (before: LockedFields, after: LockedFields) =>
  before.first_name === after.first_name &&
  before.last_name === after.last_name &&
  before.intern_dob === after.intern_dob

function CorrectFieldsForm(props: CorrectFieldsProps & { readonly fields: LockedFields }) {
  const { form, submit, sending } = useCorrectionForm(props)
  const { errors } = form.formState
  return (
    <FormDialog
      title={t('personScreen.correct.title', { name: props.name })}
      action={t('personScreen.correct.action')}
      isBusy={sending}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <p>{t('personScreen.correct.text')}</p>
      <TextField
        label={t('applications.field.firstName')}
        autoComplete="off"
        {...form.register('first_name')}
        error={errors.first_name?.message}
      />
      <TextField
        label={t('applications.field.lastName')}
        autoComplete="off"
        {...form.register('last_name')}
        error={errors.last_name?.message}
      />
      <TextField
        label={t('applications.field.birthDate')}
        type="date"
        max={toLocalDay(useNow(), 'UTC')}
        {...form.register('intern_dob')}
        error={errors.intern_dob?.message}
      />
      <TextArea
        label={t('personScreen.actReason')}
        rows={3}
        {...form.register('reason')}
        error={errors.reason?.message}
      />
    </FormDialog>
  )
}
