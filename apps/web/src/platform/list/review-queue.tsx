import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { IconChevronDown } from '@fledge/ui/icons/chevron-down.tsx'
import { Link, useNavigateTo, usePreload } from '../router/link.tsx'
import type { LoadedQuery } from '../query/query-result.tsx'
import { usePathParam } from '../router/url-state.ts'
import { DataList } from './data-list.tsx'
import { type ListPlace, toPlace } from './list-address.ts'
import { getNextAfterDecision, moveInQueue } from './queue-steps.ts'
import { runAfterPaint } from '../time/run-after-paint.ts'
import frame from './review-frame.module.css'
import { useReviewKeys } from './review-keys.ts'
import type { ListPaging } from './use-list-params.ts'

/** Rows per page of a queue. */
export const queuePageSize = 50

interface ReviewQueueOptions {
  readonly params: ListPaging
  /** Rows of the page, oldest first. */
  readonly ids: readonly string[]
  /** Path of the list without an open row, which opens its first. */
  readonly listPath: (place: ListPlace) => string
  readonly rowPath: (id: string) => string
}

/** A row that is shown before the address names it. */
interface ShownAhead {
  readonly id: string
  /** The row in the address when it was opened. */
  readonly from: string
  /** The row that was shown before. */
  readonly before: string | undefined
  /** Whether the address names it by now. */
  readonly isNamed: boolean
}

/** Shows a row that is already rendered, and does the rest later, because that takes several frames. */
function useShownAhead(picked: string, openRow: (id: string) => void) {
  // The page of the list may change until a row is opened.
  const latest = useRef(openRow)
  latest.current = openRow
  const [ahead, setAhead] = useState<ShownAhead | null>(null)
  if (ahead && picked === ahead.id && !ahead.isNamed) setAhead({ ...ahead, isNamed: true })
  // Something else was opened.
  if (ahead && picked !== ahead.id && (ahead.isNamed || picked !== ahead.from)) setAhead(null)
  const cancelOpening = useRef(() => {})
  useEffect(() => () => cancelOpening.current(), [])
  return {
    ahead,
    /** Call before something else is opened. */
    forgetAhead: () => {
      cancelOpening.current()
      setAhead(null)
    },
    /** Shows a row. Once it is on the screen, calls `onOpen` and opens it. */
    showAhead: (id: string, before: string | undefined, onOpen: () => void) => {
      cancelOpening.current()
      // On a phone the page scrolls, and the router begins at its top only with the address.
      if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' })
      setAhead({ id, from: picked, before, isNamed: false })
      const { pathname } = window.location
      cancelOpening.current = runAfterPaint(() => {
        // A link may have been followed since.
        if (window.location.pathname !== pathname) return setAhead(null)
        onOpen()
        latest.current(id)
      })
    },
  }
}

/**
 * Navigation through a queue: j and k move by a row; a decision opens the oldest remaining row,
 * which is on the first page.
 */
export function useReviewQueue({ params, ids, listPath, rowPath }: ReviewQueueOptions) {
  const navigate = useNavigateTo()
  const picked = usePathParam('id')
  const current = picked || ids[0]
  const goTo = (path: string) => void navigate(path, { replace: true })
  const goToRow = (id: string) => goTo(rowPath(id))
  const { ahead, forgetAhead, showAhead } = useShownAhead(picked, goToRow)
  const open = (id: string) => {
    forgetAhead()
    goToRow(id)
  }
  const deferred = useDeferredValue(current)
  const shown = ahead?.id ?? deferred
  const at = ahead?.id ?? current
  const openOther = (id: string | undefined) => {
    if (id && id !== at) open(id)
  }
  const turn: ListPaging['turn'] = (page, cursor) => {
    forgetAhead()
    goTo(listPath(toPlace(page, cursor)))
  }
  const next = getNextAfterDecision(ids, current)
  usePreload(next === undefined ? undefined : rowPath(next))
  useReviewKeys({
    j: () => openOther(moveInQueue(ids, at, 1)),
    k: () => openOther(moveInQueue(ids, at, -1)),
  })
  return {
    /** Id in the address, or empty. */
    picked,
    /** Id of the open row. */
    current,
    /**
     * Id of the row whose details are shown: that of the open row as soon as the list has shown
     * the step, so that a key responds before a long review has been rendered.
     */
    shown,
    /** Id of the previous row, which stays rendered out of sight until the address names the next. */
    hidden: ahead?.isNamed === false ? ahead.before : undefined,
    open,
    /**
     * Shows a row that is rendered already. Once it is on the screen, calls `onOpen` and opens it,
     * unless another was opened before that.
     */
    openRendered: (id: string, onOpen: () => void) => showAhead(id, shown, onOpen),
    params: { ...params, turn },
    /** Call after deciding the open row. */
    onDecided: () => (params.page > 1 ? turn(1) : openOther(getNextAfterDecision(ids, current))),
  }
}

interface QueueAsideProps {
  readonly label: string
  /** How much is in the list. */
  readonly summary: string
  /** Id in the address, or empty. */
  readonly picked: string
  /** What is shown although the list is folded. */
  readonly notes: ReactNode
  readonly children: ReactNode
}

/**
 * The list beside what is reviewed. On a phone it is folded until it is asked for, and again once
 * another row is open, so that what is reviewed has the screen.
 */
export function QueueAside({ label, summary, picked, notes, children }: QueueAsideProps) {
  /** The row at which the list was unfolded. */
  const [at, setAt] = useState<string | null>(null)
  const isUnfolded = at !== null && (picked === '' || picked === at)
  return (
    <aside className={frame['queue']} aria-label={label} data-unfolded={isUnfolded}>
      <button
        type="button"
        className={frame['fold']}
        aria-expanded={isUnfolded}
        onClick={() => setAt(isUnfolded ? null : picked)}
      >
        {summary}
        <IconChevronDown size={18} aria-hidden />
      </button>
      {notes}
      <div className={frame['folded']}>{children}</div>
    </aside>
  )
}

interface QueueListProps<R> {
  readonly title: string
  readonly of: LoadedQuery<readonly R[]>
  readonly params: ListPaging
  readonly empty: ReactNode
  readonly row: (row: R) => ReactNode
}

/** Rows of a queue, without a card. */
export function QueueList<R>({ row, ...list }: QueueListProps<R>) {
  return (
    <DataList {...list} frame="none" perPage={queuePageSize}>
      {(rows) => <ol>{rows.map(row)}</ol>}
    </DataList>
  )
}

interface QueueItemProps {
  readonly to: string
  readonly isCurrent: boolean
  readonly lead: ReactNode
  readonly name: string
  readonly detail: ReactNode
  /** How long the row has been waiting. */
  readonly age: string | null
  readonly isLate: boolean
}

/** A row of a queue in the review frame. */
export function QueueItem({ to, isCurrent, lead, name, detail, age, isLate }: QueueItemProps) {
  return (
    <li>
      <Link
        to={to}
        className={frame['row'] ?? ''}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      >
        {lead}
        <span className={frame['words']}>
          <b>{name}</b>
          <span className={frame['dim']}>{detail}</span>
        </span>
        {age ? <span className={isLate ? frame['late'] : frame['age']}>{age}</span> : null}
      </Link>
    </li>
  )
}
