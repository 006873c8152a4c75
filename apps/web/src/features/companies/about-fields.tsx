import { introductionRule, visibleLength } from '@fledge/domain/free-text.ts'
import { TextField } from '@fledge/ui/fields.tsx'
import type { FieldValues } from 'react-hook-form'
import { LookupMultiSelect } from '../../platform/forms/pick-fields.tsx'
import { RichTextField } from '../../platform/forms/rich-text-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { getSharedFields, type FieldsProps } from './company-fields.tsx'

/**
 * Introduction in rich text, with the same length check as the server, and LinkedIn.
 * @param isRegistered whether LinkedIn was already asked for at sign-up
 */
export function IntroductionFields<V extends FieldValues, O>({
  form,
  isRegistered = false,
}: FieldsProps<V, O> & { readonly isRegistered?: boolean }) {
  const { at, error, control, register } = getSharedFields(form)
  return (
    <>
      <RichTextField
        control={control}
        name={at('company_introduction')}
        label={t('companies.field.introduction')}
        hint={t('companies.field.introductionHint')}
        count={(html) =>
          t('common.charsLeft', { used: visibleLength(html), limit: introductionRule.max })
        }
      />
      {isRegistered ? null : (
        <TextField
          label={t('companies.field.linkedin')}
          optional={t('common.optional')}
          inputMode="url"
          {...register(at('linkedin'))}
          error={error('linkedin')}
        />
      )}
    </>
  )
}

/** Cultures, flexible work environments and remote tools. */
export function ArrangementFields<V extends FieldValues, O>({ form }: FieldsProps<V, O>) {
  const { at, control } = getSharedFields(form)
  return (
    <>
      <LookupMultiSelect
        control={control}
        name={at('culture_ids')}
        list="culture"
        label={t('companies.field.cultures')}
        optional={t('common.optional')}
      />
      <LookupMultiSelect
        control={control}
        name={at('flexible_environment_ids')}
        list="flexibleEnvironment"
        label={t('companies.field.flexible')}
        optional={t('common.optional')}
      />
      <LookupMultiSelect
        control={control}
        name={at('remote_tool_ids')}
        list="remoteTool"
        label={t('companies.field.remoteTools')}
        optional={t('common.optional')}
      />
    </>
  )
}
