import { correctLockedFieldsBody, type LockedFields } from '@fledge/contract/people/schema.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client, getInvalidatedEndpoints } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { invalidateAfter, useApiQuery } from '../../platform/query/query.ts'
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

/** Corrects what an intern cannot change any more, with a reason that they get. */
export function CorrectFieldsDialog(props: CorrectFieldsProps) {
  const fields = useApiQuery(
    'people',
    'getLockedFields',
    { params: { id: props.id } },
    { staleTime: 0 },
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

const useCorrectionForm = ({
  id,
  name,
  fields,
  onClose,
}: CorrectFieldsProps & { readonly fields: LockedFields }) =>
  useContractForm({
    schema: correctLockedFieldsBody,
    values: { ...fields, reason: '' },
    send: async (body) => {
      const { payload } = await invalidateAfter(
        client.people.correctLockedFields({ params: { id }, body }),
        getInvalidatedEndpoints('people', 'correctLockedFields'),
      )
      showToast(t('personScreen.correct.done', { name }), getUndoAction()(payload))
      onClose()
    },
  })

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
