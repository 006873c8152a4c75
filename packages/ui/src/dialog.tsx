import { IconX } from './icons/x.tsx'
import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import styles from './dialog.module.css'
import { addOverlayHost, OverlayHostContext } from './overlay-host.ts'
import { type Modal, type ModalOptions, useModal } from './use-modal.ts'
import { useScrollFocus } from './use-scroll-focus.ts'

interface CommonProps extends ModalOptions {
  readonly title: ReactNode
  readonly closeLabel: string
  readonly children: ReactNode
  readonly width?: number
}

interface DialogProps extends CommonProps {
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode
}

interface SheetProps extends CommonProps {
  /** Bar at the bottom: two buttons of 44 px. */
  readonly bar?: ReactNode
}

/** A modal dialog in the centre of the screen. */
export function Dialog({ width = 440, actions, ...props }: DialogProps) {
  const foot = actions ? (
    <div className={styles['foot']} data-reasons="shown">
      {actions}
    </div>
  ) : null
  const modal = useModal(props, true)
  return modal ? <ModalFrame {...props} modal={modal} width={width} foot={foot} /> : null
}

/** A dialog at the end of the line; on a phone a bottom sheet that ends 44 px below the top. */
export function Sheet({ width = 420, bar, ...props }: SheetProps) {
  const foot = bar ? <div className={styles['bar']}>{bar}</div> : null
  const modal = useModal(props, false)
  return modal ? <ModalFrame {...props} modal={modal} width={width} foot={foot} isSide /> : null
}

interface FrameProps extends CommonProps {
  readonly modal: Modal
  readonly width: number
  readonly foot: ReactNode
  readonly isSide?: boolean
}

/**
 * At the end of the page, so that nothing around a dialog affects it, such as a form or a style.
 */
function ModalFrame({ modal, opened, width, isSide, ...parts }: FrameProps) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!opened || !host) return undefined
    return addOverlayHost(host)
  }, [opened, host])
  // CSS variables are not in React's type of a style.
  const style = { '--width': `${width}px` } as CSSProperties
  return createPortal(
    <dialog
      {...modal.props}
      className={classes(styles['dialog'], isSide && styles['side'])}
      // Screen readers read the question with the title; they would read a sheet to its end.
      aria-describedby={isSide || !parts.foot ? undefined : modal.contentId}
      style={style}
    >
      <OverlayHostContext value={host}>
        <Panel modal={modal} {...parts} />
      </OverlayHostContext>
      <div ref={setHost} />
    </dialog>,
    document.body,
  )
}

type PanelProps = Pick<FrameProps, 'modal' | 'title' | 'closeLabel' | 'children' | 'foot'>

function Panel({ modal, title, closeLabel, children, foot }: PanelProps) {
  return (
    <div className={styles['panel']}>
      <div className={styles['header']}>
        <h2 id={modal.titleId} className={styles['title']} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className={styles['close']}
          aria-label={closeLabel}
          onClick={modal.requestClose}
        >
          <IconX size={18} aria-hidden />
        </button>
      </div>
      <div id={modal.contentId} className={styles['scroll']} ref={useScrollFocus()}>
        {children}
      </div>
      {foot}
    </div>
  )
}
