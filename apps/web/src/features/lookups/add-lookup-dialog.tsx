import { addLookupBody } from '@fledge/contract/lookups/manage-schema.ts'
import {
  hasDescriptions,
  isExtensible,
  type LookupList,
  lookupLists,
  lookupParents,
} from '@fledge/domain/lookups/types.ts'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { ParentField } from './parent-field.tsx'

interface AddLookupDialogProps {
  /** The list that is shown. */
  readonly list: LookupList | undefined
  readonly onClose: () => void
}

const extensibleLists = lookupLists.filter(isExtensible)

function useAddForm({ list, onClose }: AddLookupDialogProps) {
  return useContractForm({
    schema: addLookupBody,
    values: {
      list: list && isExtensible(list) ? list : 'skill',
      label: '',
      parent_ids: [],
      description: '',
      note: '',
    },
    send: async (body) => {
      const { payload } = await invalidateAfter(client.lookups.addLookup({ body }), [
        'listLookupEntries',
        'listPendingActs',
      ])
      showToast(t('lookupsScreen.added'), getUndoAction()(payload))
      onClose()
    },
  })
}

/** Adds an entry to a list, with a reason. */
export function AddLookupDialog(props: AddLookupDialogProps) {
  const { form, submit, sending } = useAddForm(props)
  const { errors } = form.formState
  return (
    <FormDialog
      title={t('lookupsScreen.add')}
      action={t('lookupsScreen.add')}
      isBusy={sending}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <EntryFields form={form} />
      <TextArea
        label={t('lookupsScreen.reason')}
        hint={t('lookupsScreen.reasonHint')}
        rows={2}
        {...form.register('note')}
        error={errors.note?.message}
      />
    </FormDialog>
  )
}

type AddForm = ReturnType<typeof useAddForm>['form']

/** The list, and what its entries have. */
function EntryFields({ form }: { readonly form: AddForm }) {
  const list = useWatch({ control: form.control, name: 'list' })
  const { errors } = form.formState
  const changeList = (value: string | null) => {
    form.setValue('list', extensibleLists.find((known) => known === value) ?? 'skill')
    form.setValue('parent_ids', [])
  }
  return (
    <>
      <SelectField
        label={t('lookupsScreen.list')}
        options={extensibleLists.map((value) => ({ value, label: t(`lookups.list.${value}`) }))}
        value={list}
        nothingFound={t('common.nothingFound')}
        onChange={changeList}
      />
      <TextField
        label={t('lookupsScreen.name')}
        {...form.register('label')}
        error={errors.label?.message}
      />
      <GroupField key={list} form={form} />
      {hasDescriptions(list) ? (
        <TextArea
          label={t('lookupsScreen.description')}
          optional={t('common.optional')}
          rows={2}
          {...form.register('description')}
          error={errors.description?.message}
        />
      ) : null}
    </>
  )
}

function GroupField({ form }: { readonly form: AddForm }) {
  const [list, ids] = useWatch({ control: form.control, name: ['list', 'parent_ids'] })
  const parents = lookupParents[list]
  return parents ? (
    <ParentField
      list={list}
      parents={parents}
      value={ids}
      error={form.formState.errors.parent_ids?.message}
      onChange={(chosen) => form.setValue('parent_ids', chosen)}
    />
  ) : null
}
