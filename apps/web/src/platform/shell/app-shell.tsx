import type { ReactNode } from 'react'
import { t } from '../i18n/use-texts.ts'
import { BottomBar, type BottomTab } from './bottom-bar.tsx'
import type { AreaSearch } from './search.ts'
import { ScreenOutlet } from './screen-outlet.tsx'
import type { NavGroup } from './nav.ts'
import { OfflineBanner } from './toasts-view.tsx'
import type { PalettePlace } from './palette-items.ts'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

interface AppShellProps {
  readonly groups: readonly NavGroup[]
  readonly tabs: readonly BottomTab[]
  readonly home: string
  readonly settings?: string
  readonly leaveTo: string
  readonly search: string
  /** Loads the area's ⌘K search. */
  readonly find: () => Promise<AreaSearch>
  /** ⌘K entries that are not in the sidebar: screens, tabs and actions. */
  readonly places: readonly PalettePlace[]
  readonly foot?: ReactNode
  /** Notice above every screen, for example while the account waits for approval. */
  readonly notice?: ReactNode
  /** The sidebar collapses to icons (the operator's review). */
  readonly rail?: boolean
  readonly lined?: boolean
  /** The screen takes the full width and sets its own padding. */
  readonly full?: boolean
}

/** Sidebar, header and content; on a phone a top bar and a bottom bar. */
export function AppShell({ groups, tabs, home, foot, notice, rail, full, ...bar }: AppShellProps) {
  return (
    <div className={`${styles['frame']} ${rail ? styles['rail'] : ''}`}>
      <a className={styles['skip']} href="#content">
        {t('platform.skip')}
      </a>
      <Sidebar groups={groups} home={home} rail={rail} foot={foot} />
      <div className={styles['column']}>
        <OfflineBanner />
        <TopBar groups={groups} {...bar} />
        {notice}
        <main
          id="content"
          tabIndex={-1}
          className={`${styles['content']} ${full ? styles['full'] : ''}`}
        >
          <ScreenOutlet />
        </main>
      </div>
      <BottomBar groups={groups} tabs={tabs} />
    </div>
  )
}
