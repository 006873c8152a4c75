import { Button } from '@fledge/ui/button.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import styles from './conflict-list.module.css'
import { wasSavedInOtherTab } from './tab-saves.ts'
import { t } from '../i18n/use-texts.ts'

/**
 * Returns the message that something was changed elsewhere: in another tab or on another device.
 */
export const getConflictMessage = (): string =>
  t(wasSavedInOtherTab() ? 'common.clash.textTab' : 'common.clash.text')

/** A conflicting field with both values, ready to show. */
export interface FieldConflict {
  readonly field: string
  readonly label: string
  readonly says?: string
  readonly theirs: ReactNode
  readonly mine: ReactNode
}

interface ConflictListProps {
  /** States what both users did, and that nothing is lost. */
  readonly text: string
  /** Heading of the saved value; `take` is the label of the button that uses it. */
  readonly there: string
  readonly take: string
  readonly clashes: readonly FieldConflict[]
  readonly onDecide: (field: string, mine: boolean) => void
}

/**
 * Conflicts with both values and a choice for each. Until then the saved values apply, and the
 * local ones are kept on the device.
 */
export function ConflictList({ text, there, take, clashes, onDecide }: ConflictListProps) {
  return (
    <Stack>
      <p role="status">{text}</p>
      {clashes.map(({ field, label, says, theirs, mine }) => (
        <section key={field} aria-label={label}>
          <b>{label}</b>
          {says ? <p className={styles['dim']}>{says}</p> : null}
          <dl className={styles['both']}>
            <div>
              <dt>{there}</dt>
              <dd>{theirs}</dd>
            </div>
            <div>
              <dt>{t('common.clash.mine')}</dt>
              <dd>{mine}</dd>
            </div>
          </dl>
          <Group>
            <Button size="small" onClick={() => onDecide(field, false)}>
              {take}
            </Button>
            <Button size="small" tone="primary" onClick={() => onDecide(field, true)}>
              {t('common.clash.keepMine')}
            </Button>
          </Group>
        </section>
      ))}
    </Stack>
  )
}
