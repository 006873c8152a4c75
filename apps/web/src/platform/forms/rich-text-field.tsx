import { Field } from '@fledge/ui/field.tsx'
import { LazyBoundary } from '@fledge/ui/lazy-boundary.tsx'
import { lazy, type ReactNode } from 'react'
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form'
import styles from './rich-text.module.css'

// Loads its library of 100 KB only where text is edited.
const TextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((parts) => ({ default: parts.TextEditor })),
)

interface RichTextFieldProps<V extends FieldValues, O> {
  readonly control: Control<V, unknown, O>
  readonly name: Path<V>
  readonly label: string
  readonly hint?: ReactNode
  /** Returns "120 of 5,000" for the current text. */
  readonly count: (html: string) => string
}

/** Rich text field of a form. */
export function RichTextField<V extends FieldValues, O>({
  control,
  name,
  label,
  hint,
  count,
}: RichTextFieldProps<V, O>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const value: unknown = field.value
        const html = typeof value === 'string' ? value : ''
        return (
          <Field
            label={label}
            hint={hint}
            error={fieldState.error?.message}
            count={<span aria-live="off">{count(html)}</span>}
          >
            {(ids) => (
              <LazyBoundary fallback={<div className={styles['waiting']} aria-busy="true" />}>
                <TextEditor
                  value={html}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  onReady={(focus) => field.ref({ focus })}
                  name={label}
                  describedBy={ids['aria-describedby']}
                  invalid={ids['aria-invalid'] === true}
                />
              </LazyBoundary>
            )}
          </Field>
        )
      }}
    />
  )
}
