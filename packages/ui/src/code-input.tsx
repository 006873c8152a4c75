import { Fragment, type Ref } from 'react'
import { classes } from './classes.ts'
import styles from './code-input.module.css'
import { Field, type FieldLabels } from './field.tsx'

interface CodeInputProps extends FieldLabels {
  /** Number of digits; must be even. */
  readonly length?: number
  readonly value: string
  readonly onChange: (digits: string) => void
  /** Called when all digits are entered. */
  readonly onFull?: (digits: string) => void
  readonly autoFocus?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * A code in two halves: one real input under its cells, so that pasting, autofill and screen
 * readers work.
 */
export function CodeInput(props: CodeInputProps) {
  const { value, onChange, onFull, autoFocus, ref, length = 6, ...labels } = props
  const type = (raw: string) => {
    const digits = raw.replace(/\D/g, '').slice(0, length)
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onFull?.(digits)
  }
  // An incorrect code is overwritten from its first digit.
  const at = labels.error && value.length === length ? 0 : Math.min(value.length, length - 1)
  return (
    <Field {...labels}>
      {(ids) => (
        <div className={classes(styles['code'], labels.error && styles['wrong'])}>
          <DigitCells value={value} length={length} at={at} />
          <input
            {...ids}
            ref={ref}
            className={styles['input']}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            autoFocus={autoFocus}
            value={value}
            onChange={(event) => type(event.currentTarget.value)}
            onPaste={(event) => {
              event.preventDefault()
              type(event.clipboardData.getData('text'))
            }}
          />
        </div>
      )}
    </Field>
  )
}

interface DigitCellsProps {
  readonly value: string
  readonly length: number
  /** Index of the next cell. */
  readonly at: number
}

/** The entered digits, in two halves. */
function DigitCells({ value, length, at }: DigitCellsProps) {
  return Array.from({ length }, (_, index) => (
    <Fragment key={index}>
      {index === length / 2 ? <span className={styles['dash']} aria-hidden /> : null}
      <span aria-hidden className={classes(styles['cell'], index === at && styles['current'])}>
        {value[index] ?? ''}
      </span>
    </Fragment>
  ))
}
