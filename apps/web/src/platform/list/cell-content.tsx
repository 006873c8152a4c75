import type { CellValue } from '@fledge/contract/platform/list-columns.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { translateKey } from '../i18n/use-texts.ts'
import { createElement, Fragment } from 'react'
import { RelativeTime } from '../time/relative-time.tsx'
import styles from './table-list.module.css'

const isEmail = (value: string) => /^[^\s@]+@[^\s@]+$/.test(value)

/** An email that breaks only after its “@” and before the dots of its domain. */
export function BreakableEmail({ email }: { readonly email: string }) {
  const at = email.indexOf('@') + 1
  const [host = '', ...labels] = email.slice(at).split('.')
  const parts = [email.slice(0, at), host, ...labels.map((label) => `.${label}`)]
  // The parts are never reordered, so they need no keys.
  return createElement(
    Fragment,
    null,
    ...parts.flatMap((part, index) => [
      index === 0 ? null : <wbr />,
      createElement('span', { className: styles['unbroken'] }, part),
    ]),
  )
}

/** What a cell of a list shows, as its column says. */
export function CellContent({ value }: { readonly value: CellValue }) {
  if (typeof value === 'number') return value.toLocaleString(locale)
  if (value === null) return null
  if (typeof value === 'string') return isEmail(value) ? <BreakableEmail email={value} /> : value
  if ('time' in value) return value.time === null ? null : <RelativeTime at={value.time} />
  if ('day' in value) return value.day === null ? null : formatDate(value.day)
  return value.map(({ key, values }) => translateKey(key, values)).join(', ')
}
