import type { CellValue, ListColumns } from '@fledge/contract/platform/list-columns.ts'
import { t, translateKey } from '../i18n/use-texts.ts'
import styles from './table-list.module.css'
import type { SelectionControl } from './use-selection.ts'

interface SelectPageProps<R> {
  readonly rows: readonly R[]
  readonly selection: SelectionControl<R>
}

/** Selects all rows of the page. */
export function SelectPage<R>({ rows, selection }: SelectPageProps<R>) {
  return (
    <th scope="col">
      <input
        type="checkbox"
        className={styles['check']}
        aria-label={t('common.list.selectPage')}
        checked={rows.every(selection.isSelected)}
        onChange={(event) => selection.toggle(rows, event.currentTarget.checked)}
      />
    </th>
  )
}

interface SelectRowProps<R> {
  readonly row: R
  readonly shown: readonly string[]
  readonly columns: ListColumns<R>
  readonly selection?: SelectionControl<R>
}

/** Selects a row; its first cell names it. */
export function SelectRow<R>({ row, shown, columns, selection }: SelectRowProps<R>) {
  if (!selection) return null
  const name = formatCellText(columns[shown[0] ?? '']?.value(row) ?? null)
  return (
    <td className={styles['selects']}>
      <input
        type="checkbox"
        className={styles['check']}
        aria-label={t('common.list.select', { name })}
        checked={selection.isSelected(row)}
        onChange={(event) => selection.toggle([row], event.currentTarget.checked)}
      />
    </td>
  )
}

/** A time is read as it was sent: as a name it only tells rows apart. */
function formatCellText(value: CellValue): string {
  if (value === null) return ''
  if (typeof value !== 'object') return String(value)
  if ('time' in value) return value.time ?? ''
  if ('day' in value) return value.day ?? ''
  return value.map(({ key, values }) => translateKey(key, values)).join(', ')
}
