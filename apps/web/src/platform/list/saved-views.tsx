import type { SavedView } from '@fledge/contract/lists/schema.ts'
import type { OperatorList } from '@fledge/domain/lists/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { t } from '../i18n/use-texts.ts'
import { useApiQuery } from '../query/query.ts'
import { Link } from '../router/link.tsx'
import { useSearchParams } from '../router/url-state.ts'
import styles from './saved-views.module.css'
import { buildViewPath, isSameView, toViewParameters } from './view-address.ts'
import { ViewDialog } from './view-dialog.tsx'

type TabParameters = Readonly<Record<string, string>>

const noTab: TabParameters = {}

interface SavedViewsProps {
  readonly list: OperatorList
  /** Parameters of the address that choose this list on a screen with several. */
  readonly tab?: TabParameters | undefined
}

/** The saved views of a list as links, and saving what is shown as one. */
export function SavedViews({ list, tab = noTab }: SavedViewsProps) {
  const [address] = useSearchParams()
  const [editing, setEditing] = useState<'new' | 'current' | null>(null)
  const views = useApiQuery('lists', 'listSavedViews', { query: { list } }).data?.payload ?? []
  const parameters = toViewParameters(address, tab)
  const current = views.find((view) => isSameView(view.parameters, parameters))
  const isAll = !current && Object.keys(parameters).length === 0
  useDefaultView(views, tab)
  return (
    <div className={styles['bar']}>
      <ViewLinks views={views} current={current} isAll={isAll} tab={tab} />
      {isAll ? null : (
        <Button size="small" tone="quiet" onClick={() => setEditing(current ? 'current' : 'new')}>
          {current ? t('common.views.edit') : t('common.views.save')}
        </Button>
      )}
      {editing ? (
        <ViewDialog
          list={list}
          view={editing === 'current' ? current : undefined}
          views={views}
          parameters={parameters}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </div>
  )
}

interface ViewLinksProps {
  readonly views: readonly SavedView[]
  /** The view that is shown. */
  readonly current: SavedView | undefined
  /** Whether everything is shown. */
  readonly isAll: boolean
  readonly tab: TabParameters
}

function ViewLinks({ views, current, isAll, tab }: ViewLinksProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('common.views.label')}>
      <ul className={styles['views']}>
        <ViewLink path={buildViewPath(pathname, {}, tab)} isCurrent={isAll}>
          {t('common.views.all')}
        </ViewLink>
        {views.map((view) => (
          <ViewLink
            key={view.view_id}
            path={buildViewPath(pathname, view.parameters, tab)}
            isCurrent={view === current}
          >
            {describeView(view)}
          </ViewLink>
        ))}
      </ul>
    </nav>
  )
}

/** A view of a colleague is shown with their name. */
const describeView = ({ name, owner_name: owner, is_own: isOwn }: SavedView) =>
  isOwn ? name : t('common.views.ofColleague', { name, owner })

interface ViewLinkProps {
  readonly path: string
  readonly isCurrent: boolean
  readonly children: string
}

const ViewLink = ({ path, isCurrent, children }: ViewLinkProps) => (
  <li>
    <Link
      to={path}
      className={styles['view'] ?? ''}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      {children}
    </Link>
  </li>
)

/** Opens the list with the person's default view, once, if the address asks for nothing else. */
function useDefaultView(views: readonly SavedView[], tab: TabParameters): void {
  const [address, change] = useSearchParams()
  const isPlain = Object.keys(address).every((name) => name in tab)
  const isPending = useRef(isPlain)
  const parameters = views.find((view) => view.is_default)?.parameters
  useEffect(() => {
    if (!isPlain) isPending.current = false
    if (!isPending.current || !parameters) return
    isPending.current = false
    change(parameters)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the setter is new each time
  }, [isPlain, parameters])
}
