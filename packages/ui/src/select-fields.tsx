import { lazy, Suspense, useState } from 'react'
import { classes } from './classes.ts'
import styles from './field.module.css'
import { Field, type FieldWords } from './field.tsx'
import type { One, SelectParts, Several, Suggested } from './select-props.ts'

let here: SelectParts | undefined
const load = async (): Promise<SelectParts> => (here ??= await import('./select-parts.tsx'))
const coming = {
  SelectInput: lazy(() => load().then((parts) => ({ default: parts.SelectInput }))),
  MultiSelectInput: lazy(() => load().then((parts) => ({ default: parts.MultiSelectInput }))),
  SuggestInput: lazy(() => load().then((parts) => ({ default: parts.SuggestInput }))),
}

// As with dialogs: searching and placing a list is code that a page is read without; a form that is shown asks for it at once.
setTimeout(() => void load().catch(() => null), 3000)

/** In the place of a field whose code is on its way: as high, with what is chosen, and not to be used yet. */
function Waiting({
  id,
  chosen,
  placeholder,
}: {
  readonly id: string
  readonly chosen: string
  readonly placeholder?: string | undefined
}) {
  return (
    <input
      id={id}
      disabled
      className={classes(styles['input'], styles['waiting'])}
      value={chosen}
      placeholder={placeholder}
      readOnly
    />
  )
}

/** A field keeps to what it began with: another one in the middle would take the focus and the open list away. */
const useInput = <K extends keyof SelectParts>(name: K): SelectParts[K] | (typeof coming)[K] =>
  useState(() => here?.[name] ?? coming[name])[0]

/** Choose one, by typing or with the arrows. */
export function SelectField({ label, optional, hint, error, ...rest }: FieldWords & One) {
  const Input = useInput('SelectInput')
  const chosen = rest.options.find((each) => each.value === rest.value)?.label ?? ''
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(ids) => (
        <Suspense fallback={<Waiting id={ids.id} chosen={chosen} placeholder={rest.placeholder} />}>
          <Input {...rest} {...ids} error={Boolean(error)} canBeEmpty={optional !== undefined} />
        </Suspense>
      )}
    </Field>
  )
}

/** Write freely; what is known is offered on the way. What was written stays. */
export function SuggestField({
  label,
  optional,
  hint,
  error,
  count,
  ...rest
}: FieldWords & Suggested) {
  const Input = useInput('SuggestInput')
  return (
    <Field label={label} optional={optional} hint={hint} error={error} count={count}>
      {(ids) => (
        <Suspense fallback={<Waiting id={ids.id} chosen={rest.value} />}>
          <Input {...rest} {...ids} error={Boolean(error)} />
        </Suspense>
      )}
    </Field>
  )
}

/** Choose several; what is chosen stands in the field with a cross each. */
export function MultiSelectField({ label, optional, hint, error, ...rest }: FieldWords & Several) {
  const Input = useInput('MultiSelectInput')
  const chosen = rest.value.map((value) => (
    <span key={value}>{rest.options.find((each) => each.value === value)?.label}</span>
  ))
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(ids) => (
        <Suspense
          fallback={
            chosen.length === 0 ? (
              <Waiting id={ids.id} chosen="" placeholder={rest.placeholder} />
            ) : (
              <div className={classes(styles['input'], styles['waiting'], styles['several'])}>
                {chosen}
                <i />
              </div>
            )
          }
        >
          <Input {...rest} {...ids} error={Boolean(error)} />
        </Suspense>
      )}
    </Field>
  )
}
