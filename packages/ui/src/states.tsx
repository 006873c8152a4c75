import { IconCloudOff } from './icons/cloud-off.tsx'
import { IconFileText } from './icons/file-text.tsx'
import { IconLock } from './icons/lock.tsx'
import { IconRefresh } from './icons/refresh.tsx'
import { useContext, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { HeadingLevelContext } from './heading-level.ts'
import styles from './states.module.css'

interface StateProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly action?: ReactNode
  readonly icon?: ReactNode
  /** It is the whole page: its title is the page's heading. */
  readonly page?: boolean | undefined
}

function State({
  title,
  text,
  action,
  icon,
  failed,
  code,
  page,
}: StateProps & { readonly failed?: boolean; readonly code?: string }) {
  const below = useContext(HeadingLevelContext)
  const Title = `h${page ? 1 : below}` as const
  return (
    <div className={styles['state']} role={failed ? 'alert' : undefined}>
      <span className={classes(styles['tile'], failed && styles['failed'])} aria-hidden>
        {icon}
      </span>
      <Title className={styles['title']}>{title}</Title>
      {text ? <p className={styles['text']}>{text}</p> : null}
      {action ? <div className={styles['action']}>{action}</div> : null}
      {code ? <p className={styles['code']}>{code}</p> : null}
    </div>
  )
}

/** Empty state: explains why, and what to do. */
export function EmptyState({ icon = <IconFileText size={20} />, ...rest }: StateProps) {
  return <State {...rest} icon={icon} />
}

/** Error state: what could not be loaded, and a button to try again. */
export function ErrorState({
  title,
  text,
  code,
  retry,
  retryLabel,
  page,
}: {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly code?: string
  readonly retry: () => void
  readonly retryLabel: string
  readonly page?: boolean | undefined
}) {
  return (
    <State
      failed
      page={page}
      title={title}
      text={text}
      code={code}
      icon={<IconCloudOff size={20} />}
      action={
        <Button icon={<IconRefresh size={16} />} onClick={retry}>
          {retryLabel}
        </Button>
      }
    />
  )
}

/** Forbidden state: explains who has access. */
export function ForbiddenState({ icon = <IconLock size={20} />, ...rest }: StateProps) {
  return <State {...rest} icon={icon} />
}

/** A grey placeholder. */
export function Skeleton({
  width = '100%',
  height = 12,
  round,
}: {
  readonly width?: number | string
  readonly height?: number
  readonly round?: boolean
}) {
  return (
    <div
      className={styles['bone']}
      style={{ width, height, borderRadius: round ? height : undefined }}
    />
  )
}

/** Placeholder rows of a loading list. @param label what is loading, for screen readers */
export function SkeletonRows({
  rows = 4,
  label,
}: {
  readonly rows?: number
  readonly label: string
}) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles['skeletonRow']}>
          <Skeleton width={40} height={40} round />
          <div className={styles['lines']}>
            <Skeleton width={`${60 - row * 6}%`} />
            <Skeleton width={`${36 - row * 3}%`} height={10} />
          </div>
          <Skeleton width={80} height={22} round />
        </div>
      ))}
    </div>
  )
}

/** Placeholder lines of a loading card. */
export function SkeletonLines({
  lines = 3,
  label,
}: {
  readonly lines?: number
  readonly label: string
}) {
  return (
    <div role="status" aria-label={label} className={styles['lines']}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={`${92 - line * 14}%`} />
      ))}
    </div>
  )
}
