import type { ReactNode } from 'react'
import styles from './programme-report.module.css'

interface ReportTableProps {
  readonly title: string
  /** Names of the columns; the first one is that of the rows. */
  readonly columns: readonly string[]
  readonly children: ReactNode
}

/** A table of numbers that scrolls inside its card on a phone. */
export function ReportTable({ title, columns, children }: ReportTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard, too
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={title}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
