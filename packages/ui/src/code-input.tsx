import { Fragment, type Ref } from 'react'
import { classes } from './classes.ts'
import styles from './code-input.module.css'
import { Field, type FieldWords } from './field.tsx'

interface CodeInputProps extends FieldWords {
  readonly value: string
  readonly onChange: (digits: string) => void
  /** Six digits are there. */
  readonly onFull?: (digits: string) => void
  readonly autoFocus?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** Six digits in two threes: one real input under six cells, so that pasting, autofill and screen readers just work. */
export function CodeInput({ value, onChange, onFull, autoFocus, ref, ...words }: CodeInputProps) {
  const type = (raw: string) => {
    const digits = raw.replace(/\D/g, '').slice(0, 6)
    onChange(digits)
    if (digits.length === 6 && digits !== value) onFull?.(digits)
  }
  // A wrong code is typed over from its first digit.
  const at = words.error && value.length === 6 ? 0 : Math.min(value.length, 5)
  return (
    <Field {...words}>
      {(ids) => (
        <div className={classes(styles['code'], words.error && styles['wrong'])}>
          <DigitCells value={value} at={at} />
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

/** What is typed, in two threes. @param at which cell is typed into next */
function DigitCells({ value, at }: { readonly value: string; readonly at: number }) {
  return Array.from({ length: 6 }, (_, index) => (
    <Fragment key={index}>
      {index === 3 ? <span className={styles['dash']} aria-hidden /> : null}
      <span aria-hidden className={classes(styles['cell'], index === at && styles['current'])}>
        {value[index] ?? ''}
      </span>
    </Fragment>
  ))
}
