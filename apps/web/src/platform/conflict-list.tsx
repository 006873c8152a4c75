import { Button } from '@fledge/ui/button.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import styles from './conflict-list.module.css'
import { wasSavedInOtherTab } from './saved-here.ts'
import { t } from './use-texts.ts'

/** That something was changed elsewhere: in another tab, or on another device. */
export const clashText = (): string =>
  t(wasSavedInOtherTab() ? 'common.clash.textTab' : 'common.clash.text')

/** A field that was changed elsewhere while it was written here, in words. */
export interface SaidClash {
  readonly field: string
  readonly label: string
  readonly says?: string
  readonly theirs: ReactNode
  readonly mine: ReactNode
}

interface ClashListProps {
  /** What both did, and that nothing is lost. */
  readonly text: string
  /** What stands is called by where it stands, and taken by a button. */
  readonly there: string
  readonly take: string
  readonly clashes: readonly SaidClash[]
  readonly onDecide: (field: string, mine: boolean) => void
}

/** Where two wrote the same field: both words, and whose stay. Until then those that stand do, and these are kept on the device. */
export function ConflictList({ text, there, take, clashes, onDecide }: ClashListProps) {
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
