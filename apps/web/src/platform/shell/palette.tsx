import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { useEffect, useId, useState, type ComponentType, type KeyboardEvent } from 'react'
import { Link, useGo } from '../link.tsx'
import { t } from '../use-texts.ts'
import { type Find, isIn, stepped } from './find.ts'
import type { NavGroup } from './nav.ts'
import styles from './palette.module.css'
import { useFind } from './use-find.ts'

interface PaletteProps {
  readonly groups: readonly NavGroup[]
  readonly label: string
  /** The area's lists. */
  readonly find: () => Promise<Find>
  readonly onClose: () => void
}
interface Line {
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly to: string
  readonly icon?: ComponentType<{ size?: number | string }>
}
interface Part {
  readonly name: string
  readonly lines: readonly Line[]
}

const screensOf = (groups: readonly NavGroup[], words: string): readonly Line[] =>
  groups
    .flatMap((group) => group.items)
    .map((item) => ({ id: item.to, label: t(item.label), to: item.to, icon: item.icon }))
    .filter(({ label }) => isIn(words, label))

const partsOf = (screens: readonly Line[], found: ReturnType<typeof useFind>): readonly Part[] =>
  [
    { name: t('shell.screens'), lines: screens },
    ...found.groups.map(({ name, hits }) => ({ name: t(name), lines: hits })),
  ].filter(({ lines }) => lines.length > 0)

const idOf = (id: string, at: number) => `${id}-${at}`

/** The line that is chosen, kept in sight: arrows move on, Enter takes it. */
function useChosenLine(id: string, lines: readonly Line[], onTake: (line: Line) => void) {
  const [chosen, setChosen] = useState(0)
  const current = lines[chosen]
  useEffect(
    () => document.getElementById(idOf(id, chosen))?.scrollIntoView({ block: 'nearest' }),
    [id, chosen],
  )
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setChosen((now) => stepped(now, step, lines.length))
    }
    // The Enter that ends a word of an input method is not meant for the list.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !current) return
    event.preventDefault()
    onTake(current)
  }
  return { chosen, choose: setChosen, keys }
}

/** ⌘K: the screens of the area by name and its people and things by what is typed; arrows choose, Enter goes. */
export default function Palette({ groups, label, find, onClose }: PaletteProps) {
  const [words, setWords] = useState('')
  const id = useId()
  const go = useGo()
  const found = useFind(words, find)
  const parts = partsOf(screensOf(groups, words), found)
  const lines = parts.flatMap((part) => part.lines)
  const { chosen, choose, keys } = useChosenLine(id, lines, (line) => {
    onClose()
    void go(line.to)
  })
  const search = (next: string) => {
    setWords(next)
    choose(0)
  }
  return (
    <Dialog opened onClose={onClose} title={label} closeLabel={t('common.btn.close')} width={560}>
      <input
        className={styles['input']}
        data-autofocus
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={lines.length > 0}
        aria-controls={id}
        aria-activedescendant={lines[chosen] ? idOf(id, chosen) : undefined}
        aria-autocomplete="list"
        aria-label={label}
        placeholder={label}
        value={words}
        onKeyDown={keys}
        onChange={(event) => search(event.currentTarget.value)}
      />
      <PartList id={id} label={label} parts={parts} chosen={chosen} onClose={onClose} />
      <Says words={words} found={found} isEmpty={lines.length === 0} />
    </Dialog>
  )
}

interface PartListProps {
  readonly id: string
  readonly label: string
  readonly parts: readonly Part[]
  readonly chosen: number
  readonly onClose: () => void
}

function PartList({ id, label, parts, chosen, onClose }: PartListProps) {
  return (
    <div className={styles['list']} id={id} role="listbox" aria-label={label}>
      {parts.map((part, index) => (
        <PartOf
          key={part.name}
          part={part}
          from={parts.slice(0, index).reduce((many, one) => many + one.lines.length, 0)}
          chosen={chosen}
          listId={id}
          onClose={onClose}
        />
      ))}
    </div>
  )
}

function PartOf({
  part,
  from,
  chosen,
  listId,
  onClose,
}: {
  readonly part: Part
  readonly from: number
  readonly chosen: number
  readonly listId: string
  readonly onClose: () => void
}) {
  return (
    <div role="group" aria-label={part.name}>
      <p className={styles['name']} aria-hidden>
        {part.name}
      </p>
      {part.lines.map((line, index) => {
        const at = from + index
        return (
          <Link
            key={line.id}
            id={idOf(listId, at)}
            role="option"
            aria-selected={at === chosen}
            tabIndex={-1}
            to={line.to}
            onClick={onClose}
            className={`${styles['line']} ${at === chosen ? styles['chosen'] : ''}`}
          >
            {line.icon ? <line.icon size={18} /> : null}
            <span className={styles['label']}>{line.label}</span>
            {line.detail ? <span className={styles['detail']}>{line.detail}</span> : null}
          </Link>
        )
      })}
    </div>
  )
}

/** How the search stands, where the list itself does not say it. */
function Says({
  words,
  found,
  isEmpty,
}: {
  readonly words: string
  readonly found: ReturnType<typeof useFind>
  readonly isEmpty: boolean
}) {
  const says = found.failed
    ? t('shell.find.failed')
    : found.searching
      ? t('shell.find.searching')
      : isEmpty
        ? t('shell.find.nothing', { words: words.trim() })
        : ''
  return (
    <div className={styles['says']}>
      <p role="status">{says}</p>
      {found.failed ? (
        <Button size="small" onClick={found.again}>
          {t('common.btn.tryAgain')}
        </Button>
      ) : null}
    </div>
  )
}
