import { Button } from '@fledge/ui/button.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import styles from './conflict-list.module.css'
import { wasSavedInOtherTab } from './tab-saves.ts'
import { t } from '../i18n/use-texts.ts'

/**
 * States who changed a field: the server's message, if there is one. Within one browser the user's
 * own change was made in another tab.
 */
function describeSource(message: string): string {
  if (message !== '' && message !== t('conflicts.you')) return message
  if (wasSavedInOtherTab()) return t('common.conflict.otherTab')
  return message === '' ? t('common.conflict.changed') : message
}

/** A conflicting field with both values, ready to show. */
interface ShownConflict {
  readonly field: string
  readonly label: string
  /** The server's message, such as who changed it. */
  readonly message: string
  readonly theirs: ReactNode
  readonly mine: ReactNode
}

interface ConflictListProps {
  readonly conflicts: readonly ShownConflict[]
  readonly onDecide: (field: string, isMine: boolean) => void
}

/**
 * Conflicts with both values and a choice for each. Until then the saved values apply, and the
 * local ones are kept on the device.
 */
export function ConflictList({ conflicts, onDecide }: ConflictListProps) {
  return (
    <Stack>
      <p role="status">{t('common.conflict.text')}</p>
      {conflicts.map(({ field, label, message, theirs, mine }) => (
        <section key={field} aria-label={label}>
          <b>{label}</b>
          <p className={styles['dim']}>{describeSource(message)}</p>
          <dl className={styles['both']}>
            <div>
              <dt>{t('common.conflict.there')}</dt>
              <dd>{theirs}</dd>
            </div>
            <div>
              <dt>{t('common.conflict.mine')}</dt>
              <dd>{mine}</dd>
            </div>
          </dl>
          <Group>
            <Button size="small" onClick={() => onDecide(field, false)}>
              {t('common.conflict.take')}
            </Button>
            <Button size="small" tone="primary" onClick={() => onDecide(field, true)}>
              {t('common.conflict.keepMine')}
            </Button>
          </Group>
        </section>
      ))}
    </Stack>
  )
}
