import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link, useNavigateTo } from '../router/link.tsx'
import { t } from '../i18n/use-texts.ts'
import { type AreaSearch, wrapIndex } from './search.ts'
import type { NavGroup } from './nav.ts'
import {
  type PaletteItem,
  type PaletteSection,
  buildPaletteSections,
  type PalettePlace,
  useShellActions,
} from './palette-items.ts'
import styles from './palette.module.css'
import { useAreaSearch } from './use-area-search.ts'

interface PaletteProps {
  readonly groups: readonly NavGroup[]
  readonly places: readonly PalettePlace[]
  readonly leaveTo: string
  readonly label: string
  /** Loads the area's ⌘K search. */
  readonly find: () => Promise<AreaSearch>
  readonly onClose: () => void
}

const idOf = (id: string, at: number) => `${id}-${at}`

/** Keeps the selected line visible; arrows move the selection, Enter runs it. */
function useSelectedItem(
  id: string,
  lines: readonly PaletteItem[],
  onTake: (line: PaletteItem) => void,
) {
  const [selected, setSelected] = useState(0)
  const current = lines[selected]
  useEffect(() => {
    document.getElementById(idOf(id, selected))?.scrollIntoView({ block: 'nearest' })
  }, [id, selected])
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setSelected((now) => wrapIndex(now, step, lines.length))
    }
    if (event.key !== 'Enter' || isComposing(event) || !current) return
    event.preventDefault()
    onTake(current)
  }
  return { selected, choose: setSelected, keys }
}

/**
 * Whether a key belongs to an input method, such as the Enter that confirms a word. Safari reports
 * that one after the end of the composition, with the key code of keys being composed.
 */
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229

/**
 * ⌘K palette: finds screens, settings and actions by name, and people and objects of the area by
 * the query. Arrows select, Enter runs.
 */
export default function Palette({ groups, places, leaveTo, label, find, onClose }: PaletteProps) {
  const [searchText, setSearchText] = useState('')
  const id = useId()
  const go = useNavigateTo()
  const found = useAreaSearch(searchText, find)
  const actions = useShellActions(leaveTo)
  const parts = buildPaletteSections(searchText, { groups, places, actions }, found)
  const lines = parts.flatMap((part) => part.lines)
  const { selected, choose, keys } = useSelectedItem(id, lines, (line) => {
    onClose()
    if (line.act) line.act()
    else void go(line.to)
  })
  const search = (next: string) => {
    setSearchText(next)
    choose(0)
  }
  return (
    <Dialog opened onClose={onClose} title={label} closeLabel={t('common.btn.close')} width={560}>
      <input
        className={styles['input']}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={lines.length > 0}
        aria-controls={id}
        aria-activedescendant={lines[selected] ? idOf(id, selected) : undefined}
        aria-autocomplete="list"
        aria-label={label}
        placeholder={label}
        value={searchText}
        onKeyDown={keys}
        onChange={(event) => search(event.currentTarget.value)}
      />
      <SectionList id={id} label={label} parts={parts} selected={selected} onClose={onClose} />
      <SearchStatus search={searchText} found={found} isEmpty={lines.length === 0} />
    </Dialog>
  )
}

interface PartListProps {
  readonly id: string
  readonly label: string
  readonly parts: readonly PaletteSection[]
  readonly selected: number
  readonly onClose: () => void
}

function SectionList({ id, label, parts, selected, onClose }: PartListProps) {
  return (
    <div className={styles['list']} id={id} role="listbox" aria-label={label}>
      {parts.map((part, index) => (
        <SectionView
          key={part.name}
          part={part}
          from={parts.slice(0, index).reduce((many, part) => many + part.lines.length, 0)}
          selected={selected}
          listId={id}
          onClose={onClose}
        />
      ))}
    </div>
  )
}

function SectionView({
  part,
  from,
  selected,
  listId,
  onClose,
}: {
  readonly part: PaletteSection
  readonly from: number
  readonly selected: number
  readonly listId: string
  readonly onClose: () => void
}) {
  return (
    <div role="group" aria-label={part.name}>
      <p className={styles['name']} aria-hidden>
        {part.name}
      </p>
      {part.lines.map((line, index) => (
        <PaletteRow
          key={line.id}
          id={idOf(listId, from + index)}
          line={line}
          isChosen={from + index === selected}
          onClose={onClose}
        />
      ))}
    </div>
  )
}

interface PaletteLineProps {
  readonly id: string
  readonly line: PaletteItem
  readonly isChosen: boolean
  readonly onClose: () => void
}

function PaletteRow({ id, line, isChosen, onClose }: PaletteLineProps) {
  const { act, to, icon: Icon, label, detail } = line
  const option = {
    id,
    role: 'option',
    'aria-selected': isChosen,
    tabIndex: -1,
    className: `${styles['line']} ${isChosen ? styles['chosen'] : ''}`,
  } as const
  const content: ReactNode = (
    <>
      {Icon ? <Icon size={18} /> : null}
      <span className={styles['label']}>{label}</span>
      {detail ? <span className={styles['detail']}>{detail}</span> : null}
    </>
  )
  const press = () => {
    onClose()
    act?.()
  }
  return act ? (
    <button type="button" {...option} onClick={press}>
      {content}
    </button>
  ) : (
    <Link to={to} {...option} onClick={press}>
      {content}
    </Link>
  )
}

/** Status of the search that the list itself does not show. */
function SearchStatus({
  search,
  found,
  isEmpty,
}: {
  readonly search: string
  readonly found: ReturnType<typeof useAreaSearch>
  readonly isEmpty: boolean
}) {
  const message = found.failed
    ? t('shell.find.failed')
    : found.searching
      ? t('shell.find.searching')
      : isEmpty
        ? t('shell.find.nothing', { words: search.trim() })
        : ''
  return (
    <div className={styles['says']}>
      <p role="status">{message}</p>
      {found.failed ? (
        <Button size="small" onClick={found.retry}>
          {t('common.btn.tryAgain')}
        </Button>
      ) : null}
    </div>
  )
}
