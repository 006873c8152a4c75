import { classes } from '@fledge/ui/classes.ts'
import { ScrollRegion } from '@fledge/ui/scroll-region.tsx'
import type { ReactNode } from 'react'
import styles from './number-table.module.css'

interface NumberTableProps {
  readonly title: string
  /** Names of the columns; the first one is that of the rows. */
  readonly columns: readonly string[]
  /** Whether the card around it has no padding. */
  readonly isFlush?: boolean
  /** The rows; a row that is a part of the one above has `data-part` on its name. */
  readonly children: ReactNode
}

/** A table of numbers that scrolls inside its card on a phone. */
export function NumberTable({ title, columns, isFlush, children }: NumberTableProps) {
  return (
    <ScrollRegion label={title}>
      <table className={classes(styles['table'], isFlush && styles['flush'])}>
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
    </ScrollRegion>
  )
}
