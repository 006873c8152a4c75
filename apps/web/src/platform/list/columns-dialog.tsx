import { getDefaultColumns, type ListColumns } from '@fledge/contract/platform/list-columns.ts'
import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { IconArrowDown } from '@fledge/ui/icons/arrow-down.tsx'
import { IconArrowUp } from '@fledge/ui/icons/arrow-up.tsx'
import { t, translateKey } from '../i18n/use-texts.ts'
import { moveColumn } from './move-column.ts'
import styles from './table-list.module.css'
import type { ColumnChoice } from './use-columns.ts'

interface ColumnsDialogProps {
  readonly columns: ListColumns<never>
  readonly choice: ColumnChoice
  readonly onClose: () => void
}

/** Which columns a list shows, and in which order. Each change shows at once. */
export function ColumnsDialog({ columns, choice, onClose }: ColumnsDialogProps) {
  const { shown, choose } = choice
  const hidden = Object.keys(columns).filter((name) => !shown.includes(name))
  const isDefault = shown.join() === getDefaultColumns(columns).join()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('common.list.columns')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button disabled={isDefault} onClick={() => choose(null)}>
            {t('common.list.defaultColumns')}
          </Button>
          <Button tone="primary" onClick={onClose}>
            {t('common.list.done')}
          </Button>
        </>
      }
    >
      <ul>
        {[...shown, ...hidden].map((name) => (
          <ColumnItem
            key={name}
            name={name}
            title={translateKey(columns[name]?.title ?? name)}
            choice={choice}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface ColumnItemProps {
  readonly name: string
  readonly title: string
  readonly choice: ColumnChoice
}

function ColumnItem({ name, title, choice: { shown, choose } }: ColumnItemProps) {
  const isShown = shown.includes(name)
  return (
    <li className={styles['choice']}>
      <Checkbox
        label={title}
        checked={isShown}
        // A list without any column would show nothing.
        disabled={isShown && shown.length === 1}
        onChange={() => choose(isShown ? shown.filter((each) => each !== name) : [...shown, name])}
      />
      {isShown ? (
        <>
          <IconButton
            size="small"
            tone="quiet"
            label={t('common.list.columnUp', { name: title })}
            disabled={shown[0] === name}
            onClick={() => choose(moveColumn(shown, name, -1))}
          >
            <IconArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton
            size="small"
            tone="quiet"
            label={t('common.list.columnDown', { name: title })}
            disabled={shown.at(-1) === name}
            onClick={() => choose(moveColumn(shown, name, 1))}
          >
            <IconArrowDown size={18} aria-hidden />
          </IconButton>
        </>
      ) : null}
    </li>
  )
}
