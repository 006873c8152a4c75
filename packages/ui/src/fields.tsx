import { useState, type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldIds, type FieldLabels } from './field.tsx'
import styles from './field.module.css'

type InputProps = FieldLabels &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldLabels> & {
    readonly ref?: Ref<HTMLInputElement>
    readonly big?: boolean
  }

/** Single-line text field. Accepts the result of react-hook-form's `register`. */
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

type AreaProps = FieldLabels &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldLabels> & {
    readonly ref?: Ref<HTMLTextAreaElement>
    readonly limit?: number
    /** Returns "4,312 of 5,000" for the number of characters. */
    readonly formatLength?: (length: number) => string
  }

/** Assigns an element to a ref of either kind. */
function setRef<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}

/** Multi-line text field that grows with its content, with a countdown if there is a limit. */
export function TextArea(props: AreaProps) {
  const { label, optional, hint, error, limit, formatLength, onChange, className, ...rest } = props
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length)
  return (
    <Field
      label={label}
      optional={optional}
      hint={hint}
      error={error}
      count={limit && formatLength ? formatLength(length) : undefined}
    >
      {(ids) => (
        <textarea
          {...rest}
          // Its value decides, also over the initial one of a form.
          defaultValue={rest.value === undefined ? rest.defaultValue : undefined}
          {...ids}
          ref={(element) => {
            setRef(rest.ref, element)
            // The form's library may have written into the element, without a property.
            if (element) setLength(element.value.length)
          }}
          className={classes(styles['input'], styles['area'], className)}
          onChange={(event) => {
            setLength(event.currentTarget.value.length)
            onChange?.(event)
          }}
        />
      )}
    </Field>
  )
}

/** A calendar day, yyyy-MM-dd, with the browser's own picker. */
export function DateField(props: InputProps) {
  return <TextField {...props} type="date" />
}

interface MonthFieldProps extends FieldLabels {
  /** MM/YYYY, or empty. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly months: readonly string[]
  readonly years: readonly number[]
  readonly monthLabel: string
  readonly yearLabel: string
  /** Placeholder of the month, if it is shorter than the label. */
  readonly noMonth?: string
  readonly noYear?: string
  readonly disabled?: boolean
}

const toMonthValue = (month: string, year: string) => (month || year ? `${month}/${year}` : '')

/** A month in the seeds' format MM/YYYY: month and year side by side. @param months twelve names */
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
  ...labels
}: MonthFieldProps) {
  const [month = '', year = ''] = value.split('/')
  return (
    <Field {...labels}>
      {(ids) => (
        <div className={styles['pair']}>
          <DatePartSelect
            {...ids}
            label={monthLabel}
            empty={noMonth}
            options={months.map((name, index) => [String(index + 1).padStart(2, '0'), name])}
            value={month}
            disabled={disabled}
            onChange={(next) => onChange(toMonthValue(next, year))}
          />
          <DatePartSelect
            label={yearLabel}
            empty={noYear}
            options={years.map((year) => [String(year), String(year)])}
            value={year}
            disabled={disabled}
            onChange={(next) => onChange(toMonthValue(month, next))}
          />
        </div>
      )}
    </Field>
  )
}

interface DatePartSelectProps extends Partial<FieldIds> {
  readonly label: string
  /** Placeholder. */
  readonly empty: string
  readonly options: readonly (readonly [value: string, name: string])[]
  readonly value: string
  readonly disabled: boolean | undefined
  readonly onChange: (value: string) => void
}

/** The month or the year of a `MonthField`. */
function DatePartSelect({ label, empty, options, onChange, ...rest }: DatePartSelectProps) {
  return (
    <select
      {...rest}
      className={styles['input']}
      aria-label={label}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{empty}</option>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}
