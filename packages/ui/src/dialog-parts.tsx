import { Drawer, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import './theme/widgets.css'
import styles from './dialog.module.css'
import { useScrollFocus } from './use-scroll-focus.ts'

export interface DialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  readonly children: ReactNode
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode
  readonly width?: number
}

const partClasses = {
  header: styles['header'] ?? '',
  title: styles['title'] ?? '',
  body: styles['body'] ?? '',
  overlay: styles['overlay'] ?? '',
  close: styles['close'] ?? '',
}

/** Content of `Dialog`, loaded separately. */
export function ModalDialog({
  opened,
  onClose,
  title,
  closeLabel,
  children,
  actions,
  width = 440,
}: DialogProps) {
  const scroll = useScrollFocus()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={width}
      centered
      yOffset="max(5dvh, var(--notes, 0px))"
      closeButtonProps={{ 'aria-label': closeLabel }}
      classNames={{
        content: classes(styles['content'], Boolean(actions) && styles['held']),
        ...partClasses,
      }}
    >
      {actions ? (
        <>
          <div className={styles['scroll']} ref={scroll}>
            {children}
          </div>
          <div className={styles['foot']} data-reasons="shown">
            {actions}
          </div>
        </>
      ) : (
        children
      )}
    </Modal>
  )
}

export interface SheetProps extends Omit<DialogProps, 'width' | 'actions'> {
  readonly width?: number
  /** Bar at the bottom: two buttons of 44 px. */
  readonly bar?: ReactNode
}

/** Content of `Sheet`, loaded separately. */
export function DrawerSheet({
  opened,
  onClose,
  title,
  closeLabel,
  children,
  bar,
  width = 420,
}: SheetProps) {
  const scroll = useScrollFocus()
  const phone = useMediaQuery('(max-width: 37.5em)')
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position={phone ? 'bottom' : 'right'}
      size={phone ? 'calc(100dvh - 44px)' : width}
      closeButtonProps={{ 'aria-label': closeLabel }}
      classNames={{
        content: (phone ? styles['sheet'] : styles['side']) ?? '',
        ...partClasses,
      }}
    >
      <div className={styles['scroll']} ref={scroll}>
        {children}
      </div>
      {bar ? <div className={styles['bar']}>{bar}</div> : null}
    </Drawer>
  )
}
