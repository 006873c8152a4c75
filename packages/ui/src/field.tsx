import { IconAlertCircle } from './icons/alert-circle.tsx'
import { useId, type ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './field.module.css'

export interface FieldLabels {
  readonly label: ReactNode
  /** The word "optional", shown after the label; required fields have none. */
  readonly optional?: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** A counter at the right of the label. */
  readonly count?: ReactNode
}

/** Ids that connect a control to its label and its hint or error. */
export interface FieldIds {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
}

interface FieldProps extends FieldLabels {
  readonly children: (ids: FieldIds) => ReactNode
}

/** A field with its label above and hint or error below; both are connected to the control. */
export function Field({ label, optional, hint, error, count, children }: FieldProps) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {optional ? <span className={styles['optional']}>{optional}</span> : null}
        {count ? <span className={styles['count']}>{count}</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? `${id}-says` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldMessage id={`${id}-says`} hint={hint} error={error} />
    </div>
  )
}

/** A group of choices with one label. */
export function FieldGroup({
  label,
  optional,
  hint,
  error,
  children,
  hideLabel,
}: FieldLabels & { readonly children: ReactNode; readonly hideLabel?: boolean }) {
  const id = useId()
  return (
    <fieldset
      className={styles['field']}
      aria-describedby={error || hint ? `${id}-says` : undefined}
      aria-label={hideLabel && typeof label === 'string' ? label : undefined}
    >
      {hideLabel ? null : (
        <legend className={styles['label']}>
          {label}
          {optional ? <span className={styles['optional']}> {optional}</span> : null}
        </legend>
      )}
      {children}
      <FieldMessage id={`${id}-says`} hint={hint} error={error} />
    </fieldset>
  )
}

function FieldMessage({
  id,
  hint,
  error,
}: {
  readonly id: string
  readonly hint: ReactNode
  readonly error: string | undefined
}) {
  if (error)
    return (
      <p id={id} className={styles['error']} role="alert">
        <IconAlertCircle size={16} aria-hidden />
        {error}
      </p>
    )
  return hint ? (
    <p id={id} className={styles['hint']}>
      {hint}
    </p>
  ) : null
}

/** Fields side by side where there is space. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className={classes(styles['grid'])}>{children}</div>
}
