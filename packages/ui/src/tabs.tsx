import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useOverflow } from './use-overflow.ts'
import styles from './filter-pill.module.css'

export interface TabItem {
  readonly id: string
  readonly label: ReactNode
  readonly count?: ReactNode
}

interface TabListProps {
  readonly items: readonly TabItem[]
  readonly value: string
  readonly onChange: (id: string) => void
  readonly label: string
}

/** Tabs with arrow-key navigation; keep the selected one in the URL (useSearchParams). */
export function Tabs({ children, ...list }: TabListProps & { readonly children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <TabList {...list} id={id} />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${list.value}`}
        className={styles['panel']}
      >
        {children}
      </div>
    </div>
  )
}

/** Scrolls the selected tab into view within its row, without scrolling the page. */
function useScrollIntoView(row: RefObject<HTMLElement | null>, tabId: string): void {
  useLayoutEffect(() => {
    const [frame, tab] = [row.current, document.getElementById(tabId)]
    if (frame && tab && frame.scrollWidth > frame.clientWidth)
      frame.scrollLeft =
        tab.offsetLeft - frame.offsetLeft - (frame.clientWidth - tab.offsetWidth) / 2
  }, [row, tabId])
}

/** The row of tabs. @param id prefix for the ids of the tabs and their panel */
function TabList({ id, items, value, onChange, label }: TabListProps & { readonly id: string }) {
  const list = useRef<HTMLDivElement>(null)
  useScrollIntoView(list, `${id}-${value}`)
  const more = useOverflow(list, items.length)
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const at = items.findIndex((item) => item.id === value)
    const next = items[(at + step + items.length) % items.length]
    if (!next) return
    onChange(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={styles['tabs']}
      data-before={more.before || undefined}
      data-after={more.after || undefined}
      onScroll={more.read}
      onKeyDown={handleKey}
    >
      {items.map((item) => (
        <TabButton
          key={item.id}
          id={`${id}-${item.id}`}
          panelId={`${id}-panel`}
          item={item}
          isChosen={item.id === value}
          onChoose={() => onChange(item.id)}
        />
      ))}
    </div>
  )
}

interface TabButtonProps {
  readonly id: string
  readonly panelId: string
  readonly item: TabItem
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function TabButton({ id, panelId, item, isChosen, onChoose }: TabButtonProps) {
  return (
    <button
      id={id}
      type="button"
      role="tab"
      className={styles['tab']}
      aria-selected={isChosen}
      aria-controls={panelId}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
    >
      {item.label}
      {item.count === undefined ? null : <span className={styles['tabCount']}>{item.count}</span>}
    </button>
  )
}
