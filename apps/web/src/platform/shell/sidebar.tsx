import { CountBadge } from '@fledge/ui/badge.tsx'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Link } from '../router/link.tsx'
import { t } from '../i18n/use-texts.ts'
import { Brand } from './brand.tsx'
import { findCurrentItem, type NavGroup, type NavItem } from './nav.ts'
import styles from './shell.module.css'

/** Returns the name and the number of pending tasks, since the rail shows neither as text. */
const nameOf = (item: NavItem) =>
  item.taskCount
    ? `${t(item.label)}, ${t('shell.waiting', { count: item.taskCount })}`
    : t(item.label)

function NavLinks({
  items,
  current,
  onGo,
}: {
  readonly items: readonly NavItem[]
  readonly current: NavItem | undefined
  readonly onGo?: () => void
}) {
  return items.map((item) => (
    <Link
      key={item.to}
      to={item.to}
      className={styles['item'] ?? ''}
      aria-label={nameOf(item)}
      {...(item === current ? { 'aria-current': 'page' as const } : {})}
      {...(onGo ? { onClick: onGo } : {})}
    >
      <item.icon size={18} />
      <span className={styles['itemLabel']}>{t(item.label)}</span>
      {item.taskCount ? (
        <span className={styles['itemEnd']}>
          <CountBadge count={item.taskCount} />
        </span>
      ) : item.count ? (
        <span className={styles['itemEnd']}>{item.count}</span>
      ) : null}
    </Link>
  ))
}

interface NavGroupsProps {
  readonly groups: readonly NavGroup[]
  /** Called when a link is followed. */
  readonly onGo?: () => void
}

/** The links of the menu under the names of their groups. */
export function NavGroups({ groups, onGo }: NavGroupsProps) {
  const current = findCurrentItem(groups, useLocation().pathname)
  return groups.map((group, index) => (
    <div key={index}>
      {group.name ? (
        <p className={styles['groupName']}>{t(group.name)}</p>
      ) : index > 0 ? (
        <div className={styles['group']} />
      ) : null}
      <div className={styles['nav']}>
        <NavLinks items={group.items} current={current} {...(onGo ? { onGo } : {})} />
      </div>
    </div>
  ))
}

/** The sidebar of 232 px, or the rail of 64 px. */
export function Sidebar({
  groups,
  home,
  rail,
  foot,
}: {
  readonly groups: readonly NavGroup[]
  readonly home: string
  readonly rail?: boolean | undefined
  readonly foot?: ReactNode
}) {
  return (
    <aside className={styles['sidebar']}>
      <Brand to={home} {...(rail ? { iconOnly: true } : {})} />
      <nav aria-label={t('shell.main')}>
        <NavGroups groups={groups} />
      </nav>
      {foot ? <div className={styles['foot']}>{foot}</div> : null}
    </aside>
  )
}
