import { Sheet } from '@fledge/ui/dialog.tsx'
import { IconDots } from '@fledge/ui/icons/dots.tsx'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Link } from '../router/link.tsx'
import { t, type PlainTextKey } from '../i18n/use-texts.ts'
import { findCurrentItem, type NavGroup, type NavItem } from './nav.ts'
import styles from './shell.module.css'
import { NavGroups } from './sidebar.tsx'

export interface BottomTab {
  readonly label: PlainTextKey
  readonly to: string
}

/**
 * Phone navigation: four screens and More. @param tabs paths of nav items with their short names
 */
export function BottomBar({
  groups,
  tabs,
}: {
  readonly groups: readonly NavGroup[]
  readonly tabs: readonly BottomTab[]
}) {
  const [more, setMore] = useState(false)
  const current = findCurrentItem(groups, useLocation().pathname)
  const items = groups.flatMap((group) => group.items)
  return (
    <nav className={styles['bottom']} aria-label={t('shell.main')}>
      {tabs.map((tab) => {
        const item = items.find(({ to }) => to === tab.to)
        return item ? (
          <TabLink key={tab.to} tab={tab} item={item} isCurrent={item === current} />
        ) : null
      })}
      <button type="button" className={styles['tab']} onClick={() => setMore(true)}>
        <IconDots size={20} aria-hidden />
        {t('shell.more')}
      </button>
      <Sheet
        opened={more}
        onClose={() => setMore(false)}
        title={t('shell.more')}
        closeLabel={t('common.btn.close')}
      >
        <div className={styles['more']}>
          <NavGroups groups={groups} onGo={() => setMore(false)} />
        </div>
      </Sheet>
    </nav>
  )
}

interface TabLinkProps {
  readonly tab: BottomTab
  readonly item: NavItem
  readonly isCurrent: boolean
}

function TabLink({ tab, item, isCurrent }: TabLinkProps) {
  return (
    <Link
      to={tab.to}
      className={styles['tab'] ?? ''}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      <item.icon size={20} />
      {t(tab.label)}
      {item.taskCount ? (
        <span
          className={styles['dot']}
          aria-label={t('shell.waiting', { count: item.taskCount })}
          role="img"
        />
      ) : null}
    </Link>
  )
}
