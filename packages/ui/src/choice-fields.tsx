import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { classes } from './classes.ts'
import { FieldGroup, type FieldLabels } from './field.tsx'
import styles from './field.module.css'

export interface ChoiceOption {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

interface ChoiceProps extends FieldLabels {
  readonly choices: readonly ChoiceOption[]
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly name?: string
  readonly hideLabel?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** Radio buttons as cards, each with a sentence. @param inRow side by side where there is space */
export function RadioCards({
  choices,
  value,
  onChange,
  name,
  inRow,
  ref,
  ...labels
}: ChoiceProps & { readonly inRow?: boolean }) {
  const group = useId()
  return (
    <FieldGroup {...labels}>
      <div className={classes(styles['cards'], inRow && styles['row'])}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles['card']}>
            <input
              type="radio"
              ref={index === 0 ? ref : undefined}
              className={styles['radio']}
              name={name ?? group}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles['cardText']}>
              <span className={styles['cardTitle']}>{choice.label}</span>
              {choice.hint ? <span className={styles['cardHint']}>{choice.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** Segmented control for two to five short options, like minutes, or board and list. */
export function Segments({ choices, value, onChange, name, ref, ...labels }: ChoiceProps) {
  const group = useId()
  return (
    <FieldGroup {...labels}>
      <div className={styles['segments']}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles['segment']}>
            <input
              type="radio"
              ref={index === 0 ? ref : undefined}
              className={styles['hidden']}
              name={name ?? group}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** Scale from one to ten (or `max`), with touch-sized targets. */
export function ScaleField({
  value,
  onChange,
  max = 10,
  low,
  high,
  ...labels
}: FieldLabels & {
  readonly value: number | null
  readonly onChange: (value: number) => void
  readonly max?: number
  readonly low: string
  readonly high: string
  readonly hideLabel?: boolean
}) {
  const group = useId()
  return (
    <FieldGroup {...labels}>
      <div className={classes(styles['scale'], max === 10 && styles['ten'])}>
        {Array.from({ length: max }, (_, index) => index + 1).map((step) => (
          <label key={step} className={styles['step']}>
            <input
              type="radio"
              className={styles['hidden']}
              name={group}
              value={step}
              checked={value === step}
              onChange={() => onChange(step)}
            />
            {step}
          </label>
        ))}
      </div>
      <div className={styles['ends']}>
        <span>{low}</span>
        <span>{high}</span>
      </div>
    </FieldGroup>
  )
}

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * Checkbox; never ticked in advance for a consent. @param end content at the right, like a bar and
 * a count
 */
export function Checkbox({ label, hint, error, end, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label className={styles['tick']}>
        <input
          {...rest}
          type="checkbox"
          className={styles['check']}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span className={styles['cardText']}>
          {label}
          {hint ? <span className={styles['cardHint']}>{hint}</span> : null}
        </span>
        {end ? <span className={styles['tickEnd']}>{end}</span> : null}
      </label>
      {error ? (
        <p id={id} role="alert" className={styles['error']}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
