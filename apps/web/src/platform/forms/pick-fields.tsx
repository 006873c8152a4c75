import { MultiSelectField, SelectField } from '@fledge/ui/select-fields.tsx'
import type { ReactNode } from 'react'
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form'
import { type OptionList, useOptions } from './lookup-options.ts'
import { t } from '../i18n/use-texts.ts'

interface PickProps<V extends FieldValues, O> {
  readonly control: Control<V, unknown, O>
  readonly name: Path<V>
  readonly list: OptionList
  readonly label: ReactNode
  readonly optional?: string
  readonly hint?: ReactNode
  /** Narrows the list, for example to a career field. */
  readonly query?: Readonly<Record<string, string>>
  /** Additional options at the end: "Other". */
  readonly more?: readonly { readonly value: string; readonly label: string }[]
}

/** Ids are numbers on the wire and strings in a select; zones and `other` stay strings. */
const toWireId = (value: string) => (/^\d+$/.test(value) ? Number(value) : value)

/**
 * Select for one entry of a lookup list, in a form.
 * @param onChosen called with each choice, for fields that depend on it
 */
export function LookupSelect<V extends FieldValues, O>({
  control,
  name,
  list,
  query,
  more = [],
  onChosen,
  ...labels
}: PickProps<V, O> & { readonly onChosen?: (value: number | string | null) => void }) {
  const options = [...useOptions(list, query), ...more]
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <SelectField
          {...labels}
          name={field.name}
          onBlur={field.onBlur}
          ref={field.ref}
          options={options}
          placeholder={t('common.choose')}
          nothingFound={t('common.nothingFound')}
          clearLabel={t('common.clear')}
          error={fieldState.error?.message}
          value={
            field.value === null || field.value === undefined || field.value === 0
              ? null
              : String(field.value)
          }
          onChange={(value) => {
            const next = value === null ? null : toWireId(value)
            field.onChange(next)
            onChosen?.(next)
          }}
        />
      )}
    />
  )
}

/** Select for several entries of a lookup list, in a form. */
export function LookupMultiSelect<V extends FieldValues, O>({
  control,
  name,
  list,
  query,
  more = [],
  limit,
  ...labels
}: PickProps<V, O> & { readonly limit?: number }) {
  const options = [...useOptions(list, query), ...more]
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const selected: readonly unknown[] = Array.isArray(field.value) ? field.value : []
        return (
          <MultiSelectField
            {...labels}
            {...(limit ? { limit } : {})}
            name={field.name}
            onBlur={field.onBlur}
            ref={field.ref}
            options={options}
            placeholder={selected.length === 0 ? t('common.choose') : ''}
            nothingFound={t('common.nothingFound')}
            error={fieldState.error?.message}
            value={selected.map(String)}
            onChange={(values) => field.onChange(values.map(toWireId))}
          />
        )
      }}
    />
  )
}
