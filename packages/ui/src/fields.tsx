import { useState, type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'

type InputProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldWords> & {
    readonly ref?: Ref<HTMLInputElement>
    readonly big?: boolean
  }

/** One line of text. Takes what react-hook-form's `register` gives. */
export function TextField({
  label,
  optional,
  hint,
  error,
  count,
  big,
  className,
  ...rest
}: InputProps) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error} count={count}>
      {(ids) => (
        <input
          type="text"
          {...rest}
          {...ids}
          className={classes(styles['input'], big && styles['large'], className)}
        />
      )}
    </Field>
  )
}

type AreaProps = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldWords> & {
    readonly ref?: Ref<HTMLTextAreaElement>
    readonly limit?: number
    /** "4,312 of 5,000" of the characters so far. */
    readonly says?: (used: number) => string
  }

/** Several lines, growing with what is written, with a countdown where there is a limit. */
export function TextArea({
  label,
  optional,
  hint,
  error,
  limit,
  says,
  onChange,
  className,
  ...rest
}: AreaProps) {
  const [used, setUsed] = useState<number | null>(null)
  const start = String(rest.value ?? rest.defaultValue ?? '').length
  return (
    <Field
      label={label}
      optional={optional}
      hint={hint}
      error={error}
      count={limit && says ? says(rest.value === undefined ? (used ?? start) : start) : undefined}
    >
      {(ids) => (
        <textarea
          {...rest}
          {...ids}
          ref={(element) => {
            if (element && used === null && element.value.length !== start)
              setUsed(element.value.length)
            if (typeof rest.ref === 'function') rest.ref(element)
            else if (rest.ref) rest.ref.current = element
          }}
          className={classes(styles['input'], styles['area'], className)}
          onChange={(event) => {
            setUsed(event.currentTarget.value.length)
            onChange?.(event)
          }}
        />
      )}
    </Field>
  )
}

/** A calendar day, yyyy-MM-dd, by the browser's own picker. */
export function DateField(props: InputProps) {
  return <TextField {...props} type="date" />
}

interface MonthFieldProps extends FieldWords {
  /** MM/YYYY, or empty. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly months: readonly string[]
  readonly years: readonly number[]
  readonly monthLabel: string
  readonly yearLabel: string
  /** What stands there while nothing is chosen, where it is shorter than the label. */
  readonly noMonth?: string
  readonly noYear?: string
  readonly disabled?: boolean
}

/** A month as the seeds write it, MM/YYYY: month and year side by side. @param months twelve names */
export function MonthField({
  value,
  onChange,
  months,
  years,
  monthLabel,
  yearLabel,
  noMonth = monthLabel,
  noYear = yearLabel,
  disabled,
  ...words
}: MonthFieldProps) {
  const [month = '', year = ''] = value.split('/')
  const tell = (nextMonth: string, nextYear: string) =>
    onChange(nextMonth || nextYear ? `${nextMonth}/${nextYear}` : '')
  return (
    <Field {...words}>
      {(ids) => (
        <div className={styles['pair']}>
          <select
            {...ids}
            disabled={disabled}
            className={styles['input']}
            aria-label={monthLabel}
            value={month}
            onChange={(event) => tell(event.currentTarget.value, year)}
          >
            <option value="">{noMonth}</option>
            {months.map((name, index) => (
              <option key={name} value={String(index + 1).padStart(2, '0')}>
                {name}
              </option>
            ))}
          </select>
          <select
            className={styles['input']}
            disabled={disabled}
            aria-label={yearLabel}
            value={year}
            onChange={(event) => tell(month, event.currentTarget.value)}
          >
            <option value="">{noYear}</option>
            {years.map((each) => (
              <option key={each} value={String(each)}>
                {each}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  )
}
