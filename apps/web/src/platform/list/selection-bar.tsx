import { Button } from '@fledge/ui/button.tsx'
import type { ReactNode } from 'react'
import { t } from '../i18n/use-texts.ts'
import styles from './table-list.module.css'
import type { SelectionControl } from './use-selection.ts'

interface SelectionBarProps {
  readonly selection: Pick<SelectionControl<never>, 'count' | 'isAll' | 'selectAll' | 'clear'>
  /** Number of rows that match. */
  readonly total: number
  /** Buttons of what can be done with the rows. */
  readonly children: ReactNode
}

/** How many rows are selected, and what can be done with them. */
export function SelectionBar({ selection, total, children }: SelectionBarProps) {
  const { count, isAll, selectAll, clear } = selection
  return (
    <div className={styles['bar']} role="region" aria-label={t('common.list.selection')}>
      <p role="status">{t('common.list.selected', { count })}</p>
      {isAll || count >= total ? null : (
        <Button size="small" tone="link" onClick={selectAll}>
          {t('common.list.selectAll', { count: total })}
        </Button>
      )}
      <Button size="small" tone="link" onClick={clear}>
        {t('common.list.clearSelection')}
      </Button>
      <div className={styles['acts']}>{children}</div>
    </div>
  )
}
