import { lazy, type ReactNode, useState } from 'react'
import { classes } from './classes.ts'
import styles from './field.module.css'
import { Field, type FieldIds, type FieldLabels } from './field.tsx'
import { loadBeforeTakeOver } from './take-over.ts'
import { RestingBoundary } from './take-over-boundary.tsx'
import type {
  Option,
  SingleSelectProps,
  SelectParts,
  MultipleSelectProps,
  SuggestionProps,
} from './select-props.ts'

let loadedParts: SelectParts | undefined
const load = async (): Promise<SelectParts> => (loadedParts ??= await import('./select-parts.tsx'))
const lazyParts = {
  SelectInput: lazy(() => load().then((parts) => ({ default: parts.SelectInput }))),
  MultiSelectInput: lazy(() => load().then((parts) => ({ default: parts.MultiSelectInput }))),
  SuggestInput: lazy(() => load().then((parts) => ({ default: parts.SuggestInput }))),
}

loadBeforeTakeOver(load)
// Searching and positioning a list is not needed to read a page, so its code is loaded after the
// page; a rendered field loads it at once.
setTimeout(() => void load().catch(() => null), 3000)

/** Disabled placeholder of a field whose code is loading, with its value and height. */
function LoadingInput({
  id,
  selectedLabel,
  placeholder,
}: {
  readonly id: string
  readonly selectedLabel: string
  readonly placeholder?: string | undefined
}) {
  return (
    <input
      id={id}
      disabled
      className={classes(styles['input'], styles['waiting'])}
      value={selectedLabel}
      placeholder={placeholder}
      readOnly
    />
  )
}

interface ShownProps {
  readonly value: unknown
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly options?: readonly Option[]
}

/** What a field shows, apart from the words around it. */
const describeShown = (
  ids: FieldIds,
  { value, placeholder, disabled, options }: ShownProps,
): string => JSON.stringify([ids, value, placeholder, disabled, options?.length])

/**
 * A field keeps the component it started with: replacing it would lose the focus and close the
 * list.
 */
const useInput = <K extends keyof SelectParts>(name: K): SelectParts[K] | (typeof lazyParts)[K] =>
  useState(() => loadedParts?.[name] ?? lazyParts[name])[0]

const toListName = (label: ReactNode) => (typeof label === 'string' ? label : undefined)

/** Select for one option, by typing or with the arrow keys. */
export function SelectField({
  label,
  optional,
  hint,
  error,
  ...rest
}: FieldLabels & SingleSelectProps) {
  const Input = useInput('SelectInput')
  const selectedLabel = rest.options.find((option) => option.value === rest.value)?.label ?? ''
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(ids) => (
        <RestingBoundary
          shows={describeShown(ids, rest)}
          fallback={
            <LoadingInput
              id={ids.id}
              selectedLabel={selectedLabel}
              placeholder={rest.placeholder}
            />
          }
        >
          <Input
            {...rest}
            {...ids}
            aria-label={toListName(label)}
            error={Boolean(error)}
            canBeEmpty={optional !== undefined}
          />
        </RestingBoundary>
      )}
    </Field>
  )
}

/** Free-text field with suggestions. The text is kept as typed. */
export function SuggestField({
  label,
  optional,
  hint,
  error,
  count,
  ...rest
}: FieldLabels & SuggestionProps) {
  const Input = useInput('SuggestInput')
  return (
    <Field label={label} optional={optional} hint={hint} error={error} count={count}>
      {(ids) => (
        <RestingBoundary
          shows={describeShown(ids, rest)}
          fallback={<LoadingInput id={ids.id} selectedLabel={rest.value} />}
        >
          <Input {...rest} {...ids} aria-label={toListName(label)} error={Boolean(error)} />
        </RestingBoundary>
      )}
    </Field>
  )
}

/** Select for several options; each selected one is shown in the field with a remove button. */
export function MultiSelectField({
  label,
  optional,
  hint,
  error,
  ...rest
}: FieldLabels & MultipleSelectProps) {
  const Input = useInput('MultiSelectInput')
  const selectedLabels = rest.value.map((value) => (
    <span key={value}>{rest.options.find((option) => option.value === value)?.label}</span>
  ))
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(ids) => (
        <RestingBoundary
          shows={describeShown(ids, rest)}
          fallback={
            selectedLabels.length === 0 ? (
              <LoadingInput id={ids.id} selectedLabel="" placeholder={rest.placeholder} />
            ) : (
              <div className={classes(styles['input'], styles['waiting'], styles['several'])}>
                {selectedLabels}
                <i />
              </div>
            )
          }
        >
          <Input {...rest} {...ids} aria-label={toListName(label)} error={Boolean(error)} />
        </RestingBoundary>
      )}
    </Field>
  )
}
