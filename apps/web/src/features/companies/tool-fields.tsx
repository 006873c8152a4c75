import { locale } from '@fledge/kernel/locale.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { MultiSelectField } from '@fledge/ui/select-fields.tsx'
import type { Option } from '@fledge/ui/select-props.ts'
import { useState } from 'react'
import { Controller, type FieldValues } from 'react-hook-form'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { getSharedFields, type FieldsProps } from './company-fields.tsx'
import styles from './tool-fields.module.css'

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const toNumbers = (value: unknown) =>
  isList(value) ? value.filter((item) => typeof item === 'number') : []
const toTexts = (value: unknown) =>
  isList(value) ? value.filter((item) => typeof item === 'string') : []
const isSameTool = (first: string, second: string) =>
  first.localeCompare(second, locale, { sensitivity: 'base' }) === 0

/** Returns the tools of the lookup list, grouped by category. */
function useToolOptions(): readonly Option[] {
  const lists = useApiQuery('lookups', 'listCompanyTools')
  return (
    lists.data?.payload.category_tools.flatMap((category) =>
      category.tools.map((tool) => ({
        value: String(tool.id),
        label: tool.name,
        group: category.category_name,
      })),
    ) ?? []
  )
}

/** Tools from the lookup list and custom tools. */
export function ToolFields<V extends FieldValues, O>({ form }: FieldsProps<V, O>) {
  const { at, error, control } = getSharedFields(form)
  const options = useToolOptions()
  return (
    <>
      <Controller
        control={control}
        name={at('company_tool_ids')}
        render={({ field }) => (
          <MultiSelectField
            label={t('companies.field.tools')}
            optional={t('common.optional')}
            name={field.name}
            onBlur={field.onBlur}
            ref={field.ref}
            options={options}
            placeholder={toNumbers(field.value).length === 0 ? t('common.choose') : ''}
            nothingFound={t('companies.field.toolNotListed')}
            error={error('company_tool_ids')}
            value={toNumbers(field.value).map(String)}
            onChange={(ids) => field.onChange(ids.map(Number))}
          />
        )}
      />
      <Controller
        control={control}
        name={at('custom_tools')}
        render={({ field }) => (
          <OwnTools
            tools={toTexts(field.value)}
            error={error('custom_tools')}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </>
  )
}

interface OwnToolsProps {
  readonly tools: readonly string[]
  readonly error: string | undefined
  readonly onChange: (tools: string[]) => void
  readonly onBlur: () => void
}

/** Custom tools as chips. Enter or leaving the field adds the typed text. */
function OwnTools({ tools, error, onChange, onBlur }: OwnToolsProps) {
  const [typed, setTyped] = useState('')
  const add = () => {
    const next = typed
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !tools.some((tool) => isSameTool(tool, name)))
    if (next.length > 0) onChange([...tools, ...next])
    setTyped('')
  }
  return (
    <Stack tight>
      <div className={styles['add']}>
        <TextField
          label={t('companies.field.customTools')}
          optional={t('common.optional')}
          maxLength={60}
          value={typed}
          error={error}
          onBlur={() => {
            add()
            onBlur()
          }}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button onClick={add}>{t('companies.field.addTool')}</Button>
      </div>
      {tools.length > 0 ? <ToolChips tools={tools} onChange={onChange} /> : null}
    </Stack>
  )
}

function ToolChips({ tools, onChange }: Pick<OwnToolsProps, 'tools' | 'onChange'>) {
  return (
    <Chips>
      {tools.map((tool) => (
        <Chip
          key={tool}
          onRemove={() => onChange(tools.filter((other) => other !== tool))}
          removeLabel={t('companies.field.removeTool', { tool })}
        >
          {tool}
        </Chip>
      ))}
    </Chips>
  )
}
