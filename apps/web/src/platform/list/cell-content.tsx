import type { CellValue } from '@fledge/contract/platform/list-columns.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { translateKey } from '../i18n/use-texts.ts'
import { RelativeTime } from '../time/relative-time.tsx'

/** What a cell of a list shows, as its column says. */
export function CellContent({ value }: { readonly value: CellValue }) {
  if (typeof value === 'number') return value.toLocaleString(locale)
  if (value === null || typeof value === 'string') return value
  if ('time' in value) return value.time === null ? null : <RelativeTime at={value.time} />
  if ('day' in value) return value.day === null ? null : formatDate(value.day)
  return value.map(({ key, values }) => translateKey(key, values)).join(', ')
}
