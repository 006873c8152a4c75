import { type FlagMode, getFlagMode } from '@fledge/contract/flags/flag-columns.ts'
import { flagChangeBody, type FlagView } from '@fledge/contract/flags/schema.ts'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { FlagPeopleField } from './flag-people-field.tsx'

const modes = ['on', 'some', 'off'] as const
const schema = flagChangeBody.omit({ base: true })
type FlagForm = ReturnType<typeof useFlagForm>['form']

interface ChangeFlagDialogProps {
  readonly flag: FlagView
  readonly onClose: () => void
}

/** @param mode what is chosen: a share and people only count for some */
function useFlagForm({ flag, onClose }: ChangeFlagDialogProps, mode: FlagMode) {
  const { name, is_on, percentage, user_ids } = flag
  const base = { is_on, percentage, user_ids }
  return useContractForm({
    schema,
    values: { ...base, note: '' },
    send: async (body) => {
      const state =
        mode === 'some'
          ? { ...body, is_on: false }
          : { ...body, is_on: mode === 'on', percentage: 0, user_ids: [] }
      const sent = client.flags.changeFlag({ params: { name }, body: { ...state, base } })
      await invalidateAfter(sent, ['listFlags', 'featureOn', 'globalSetting'])
      showToast(t('flagsScreen.saved'))
      onClose()
    },
  })
}

/** Changes for whom a feature is on, with a reason. */
export function ChangeFlagDialog({ flag, onClose }: ChangeFlagDialogProps) {
  const [mode, setMode] = useState(getFlagMode(flag))
  const { form, submit, sending } = useFlagForm({ flag, onClose }, mode)
  return (
    <FormDialog
      title={t(`flags.name.${flag.name}`)}
      action={t('flagsScreen.save')}
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioCards
        label={t('flagsScreen.state')}
        value={mode}
        onChange={(value) => setMode(modes.find((known) => known === value) ?? mode)}
        choices={modes.map((value) => ({
          value,
          label: translateKey(`flags.mode.${value}`),
          hint: t(`flagsScreen.${value}Text`),
        }))}
      />
      {mode === 'some' ? <SomeFields form={form} flag={flag} /> : null}
      <TextArea
        label={t('flagsScreen.reason')}
        hint={t('flagsScreen.reasonHint')}
        rows={2}
        {...form.register('note')}
        error={form.formState.errors.note?.message}
      />
    </FormDialog>
  )
}

interface SomeFieldsProps {
  readonly form: FlagForm
  readonly flag: FlagView
}

function SomeFields({ form, flag }: SomeFieldsProps) {
  const ids = useWatch({ control: form.control, name: 'user_ids' })
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={t('flagsScreen.percentage')}
        hint={t('flagsScreen.percentageHint')}
        type="number"
        inputMode="numeric"
        min={0}
        max={100}
        {...form.register('percentage', { valueAsNumber: true })}
        error={errors.percentage?.message}
      />
      <FlagPeopleField
        users={flag.users}
        value={ids}
        error={errors.user_ids?.message}
        onChange={(value) => form.setValue('user_ids', [...value])}
      />
    </>
  )
}
