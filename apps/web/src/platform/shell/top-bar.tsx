import { KeyCap } from '@fledge/ui/badge.tsx'
import { formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { IconChevronRight } from '@fledge/ui/icons/chevron-right.tsx'
import { IconSearch } from '@fledge/ui/icons/search.tsx'
import { useIsHydrated } from '@fledge/ui/use-is-hydrated.ts'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNow } from '../time/clock.ts'
import { Link } from '../router/link.tsx'
import { useIsPhone } from '../router/use-phone.ts'
import { useZone } from './session.ts'
import { t } from '../i18n/use-texts.ts'
import { AccountMenu } from './account-menu.tsx'
import { BrandMark } from './brand.tsx'
import type { AreaSearch } from './search.ts'
import { findCurrentItem, type NavGroup } from './nav.ts'
import { NoticeBell } from './notice-bell.tsx'
import type { PalettePlace } from './palette-items.ts'
import styles from './shell.module.css'
import { type Crumb, useCurrentTitle } from './title.ts'

const Palette = lazy(() => import('./palette.tsx'))

interface TopBarProps {
  readonly groups: readonly NavGroup[]
  readonly search: string
  /** Loads the area's ⌘K search. */
  readonly find: () => Promise<AreaSearch>
  /** ⌘K entries that are not in the sidebar: screens, tabs and actions. */
  readonly places: readonly PalettePlace[]
  readonly settings?: string | undefined
  readonly leaveTo: string
  readonly lined?: boolean | undefined
}

/** Whether the palette is open; ⌘K opens it from anywhere. */
function usePalette() {
  const [finding, setFinding] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setFinding(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  return [finding, setFinding] as const
}

/** Title or breadcrumb, ⌘K, bell and account menu. */
export function TopBar({ groups, search, find, places, settings, leaveTo, lined }: TopBarProps) {
  const { title, trail } = useCurrentTitle()
  const [finding, setFinding] = usePalette()
  const current = findCurrentItem(groups, useLocation().pathname)
  const heading = title ?? (current ? t(current.label) : '')
  return (
    <header className={`${styles['bar']} ${lined ? styles['lined'] : ''}`}>
      <Breadcrumbs crumbs={trail} title={heading} />
      <div className={styles['barEnd']}>
        <button
          type="button"
          className={styles['search']}
          aria-label={search}
          onClick={() => setFinding(true)}
        >
          <IconSearch size={16} aria-hidden />
          <span>{search}</span>
          <SearchKey />
        </button>
        <NoticeBell />
        <AccountMenu {...(settings ? { settings } : {})} leaveTo={leaveTo} />
      </div>
      {finding ? (
        <Suspense>
          <Palette
            groups={groups}
            places={places}
            leaveTo={leaveTo}
            label={search}
            find={find}
            onClose={() => setFinding(false)}
          />
        </Suspense>
      ) : null}
    </header>
  )
}

/** Not the same for everyone, so a rendered page has the keys of most and Apple's follow. */
function SearchKey() {
  const isApple = useIsHydrated() && /Mac|iPhone|iPad/.test(navigator.userAgent)
  return <KeyCap>{isApple ? '⌘K' : 'Ctrl K'}</KeyCap>
}

interface TrailProps {
  readonly crumbs: readonly Crumb[]
  readonly title: string
}

function Breadcrumbs({ crumbs, title }: TrailProps) {
  // A phone has no room for the clock, and formatting a time takes it a tenth of a second.
  const isPhone = useIsPhone()
  return (
    <div className={styles['trail']}>
      <span className={styles['phoneOnly']}>
        <BrandMark />
      </span>
      {crumbs.map((crumb) => (
        <span key={crumb.label}>
          {crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : crumb.label}{' '}
          <IconChevronRight size={16} aria-hidden />
        </span>
      ))}
      <b>{title}</b>
      {crumbs.length === 0 && !isPhone ? <Clock /> : null}
    </div>
  )
}

function Clock() {
  const zone = useZone()
  return (
    <span className={styles['clock']}>
      {t('shell.nowIn', { date: formatTime(useNow(), zone), city: getZoneCity(zone) })}
    </span>
  )
}
