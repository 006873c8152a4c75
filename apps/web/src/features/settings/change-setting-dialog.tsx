import {
  getSettingSchema,
  settingChangeBody,
  type SettingView,
} from '@fledge/contract/settings/schema.ts'
import { type SettingName, settingRules } from '@fledge/domain/settings/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useId } from 'react'
import { z } from 'zod'
import { type ContractForm, useContractForm } from '../../platform/forms/forms.ts'
import { LookupMultiSelect } from '../../platform/forms/pick-fields.tsx'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { formatSetting } from './format-setting.ts'

const toFormSchema = (name: SettingName) =>
  z.object({ value: getSettingSchema(name), note: settingChangeBody.shape.note })
type SettingForm = ContractForm<z.ZodType<FormValues, FormValues>>['form']
interface FormValues {
  value: SettingView['value']
  note: string
}

interface ChangeSettingDialogProps {
  readonly setting: SettingView
  readonly onClose: () => void
}

function useSettingForm({ setting, onClose }: ChangeSettingDialogProps) {
  const { name, value: base } = setting
  return useContractForm({
    // Both sides of the schema are the values of the form.
    schema: toFormSchema(name) as z.ZodType<FormValues, FormValues>,
    values: { value: base, note: '' },
    send: async (body) => {
      const sent = client.settings.changeSetting({ params: { name }, body: { ...body, base } })
      await invalidateAfter(sent, ['listSettings', 'globalSetting'])
      showToast(t('programmeSettings.saved'))
      onClose()
    },
  })
}

/** Changes a setting, with a reason. */
export function ChangeSettingDialog({ setting, onClose }: ChangeSettingDialogProps) {
  const id = useId()
  const { form, submit, sending } = useSettingForm({ setting, onClose })
  return (
    <Dialog
      opened
      busy={sending}
      onClose={onClose}
      title={t('programmeSettings.changeNamed', { name: t(`programmeSettings.${setting.name}`) })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" disabled={sending} onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button type="submit" form={id} tone="primary" busy={sending}>
            {t('programmeSettings.save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack>
          <ValueField form={form} name={setting.name} />
          <TextArea
            label={t('programmeSettings.reason')}
            hint={t('programmeSettings.reasonHint')}
            rows={3}
            {...form.register('note')}
            error={form.formState.errors.note?.message}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

function ValueField({ form, name }: { readonly form: SettingForm; readonly name: SettingName }) {
  const rule = settingRules[name]
  const label = t(`programmeSettings.${name}`)
  const text = t(`programmeSettings.${name}.text`)
  if (rule.kind === 'countries')
    return (
      <LookupMultiSelect
        control={form.control}
        name="value"
        list="country"
        label={label}
        hint={text}
      />
    )
  const error = form.formState.errors.value?.message
  if (rule.kind === 'number')
    return (
      <TextField
        label={label}
        type="number"
        inputMode="numeric"
        min={rule.min}
        max={rule.max}
        hint={t('programmeSettings.range', { min: rule.min, max: formatSetting(name, rule.max) })}
        {...form.register('value', { valueAsNumber: true })}
        error={error}
      />
    )
  return (
    <TextField
      label={label}
      type={rule.kind === 'email' ? 'email' : 'url'}
      hint={text}
      {...form.register('value')}
      error={error}
    />
  )
}
