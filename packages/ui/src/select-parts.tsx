import { Autocomplete, MultiSelect, Select, type ComboboxParsedItem } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { plainWords } from './plain-words.ts'
import './theme/widgets.css'
import './theme/inputs.css'
import styles from './select-parts.module.css'
import type {
  MultiSelectInputProps,
  Option,
  SelectInputProps,
  SuggestInputProps,
} from './select-props.ts'

/** Finds an option by its label or its other words, accents and case aside; in groups too. */
const findBy =
  (options: readonly Option[]) =>
  ({
    options: shown,
    search,
    limit,
  }: {
    readonly options: readonly ComboboxParsedItem[]
    readonly search: string
    readonly limit: number
  }): ComboboxParsedItem[] => {
    const wanted = plainWords(search).split(/\s+/).filter(Boolean)
    const found = new Set(
      options
        .filter((each) => {
          const words = plainWords(`${each.label} ${each.also ?? ''}`)
          return wanted.every((word) => words.includes(word))
        })
        .map((each) => each.value),
    )
    const isFound = (each: ComboboxParsedItem) => 'value' in each && found.has(each.value)
    return shown
      .flatMap<ComboboxParsedItem>((each) => {
        if (!('group' in each)) return isFound(each) ? [each] : []
        const items = each.items.filter(isFound)
        return items.length > 0 ? [{ ...each, items }] : []
      })
      .slice(0, limit)
  }

const look = { withErrorStyles: true, size: 'md' } as const

/** A field's list is in the page from its first focus on: hundreds of options that nobody has opened would cost every form its first drawing. */
function useListInTime() {
  const [isUsed, setUsed] = useState(false)
  return {
    comboboxProps: { withinPortal: true, keepMounted: isUsed },
    onFocus: () => setUsed(true),
  }
}

// A list opens by a press, by typing or with the arrows; a field that gets the focus for its error shows the error, not a list over it.
const common = { ...look, openOnFocus: false } as const

/** Whether words are typed into a field whose list is open: then the first option that fits is marked. */
function useTyped() {
  const [isTyped, setTyped] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A list that opens marks what is chosen, or nothing, a moment later: what is typed is looked at after that.
  const onInput = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setTyped(true), 20)
  }
  const onDropdownClose = () => {
    clearTimeout(timer.current)
    setTyped(false)
  }
  return { isTyped, onInput, onDropdownClose }
}

const emptyingKeys: readonly string[] = ['Backspace', 'Delete']

/**
 * How a field that may stay empty is emptied: by its cross, by deleting its words, or by Delete where none can be typed.
 * Choosing the same option again changes nothing: Enter opens a closed list on it, and a second Enter would empty the field.
 */
const emptying = (canBeEmpty: boolean, onEmpty: () => void) =>
  canBeEmpty
    ? {
        clearable: true,
        onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
          if (currentTarget.readOnly && emptyingKeys.includes(key)) onEmpty()
        },
        onEmptied: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
          if (currentTarget.value === '') onEmpty()
        },
      }
    : {}

/** The cross has a name for who reads the page by touch; at a keyboard the field says its keys where no words can be deleted in it. */
const clearing = (label: string | undefined, isSearchable: boolean) => ({
  ...(label ? { clearButtonProps: { 'aria-label': label, 'aria-hidden': false } } : {}),
  ...(isSearchable ? {} : { 'aria-keyshortcuts': emptyingKeys.join(' ') }),
})

const toItem = ({ value, label, disabled }: Option) => ({
  value,
  label,
  ...(disabled ? { disabled } : {}),
})

/** What `SelectField` shows. */
export function SelectInput({
  options,
  nothingFound,
  onSearch,
  value,
  onChange,
  canBeEmpty,
  clearLabel,
  ...rest
}: SelectInputProps) {
  const [list, { isTyped, onInput, ...typing }] = [useListInTime(), useTyped()]
  const { onEmptied, ...empty } = emptying(canBeEmpty, () => onChange(null))
  const searchable = options.length > 8 || Boolean(onSearch)
  return (
    <Select
      {...rest}
      {...common}
      {...list}
      {...typing}
      {...empty}
      onInput={(event) => {
        onInput()
        onEmptied?.(event)
      }}
      data={options.map(toItem)}
      filter={findBy(options)}
      value={value}
      onChange={(next) => onChange(typeof next === 'string' ? next : null)}
      searchable={searchable}
      {...(canBeEmpty ? clearing(clearLabel, searchable) : {})}
      selectFirstOptionOnChange={isTyped}
      allowDeselect={false}
      {...(onSearch ? { onSearchChange: onSearch } : {})}
      nothingFoundMessage={nothingFound}
      checkIconPosition="right"
    />
  )
}

/** What `SuggestField` shows. */
export function SuggestInput({ suggestions, ...rest }: SuggestInputProps) {
  const list = useListInTime()
  return (
    <Autocomplete
      {...rest}
      {...look}
      {...list}
      data={[...new Set(suggestions)]}
      filter={({ options }) => options}
    />
  )
}

/** Options under their headings, in the order in which the headings first come. */
function grouped(options: readonly Option[]) {
  const plainly = ({ group: _group, ...option }: Option) => option
  const groups = [...new Set(options.map((each) => each.group ?? ''))]
  return groups.length < 2
    ? options.map(plainly)
    : groups.map((group) => ({
        group,
        items: options.filter((each) => (each.group ?? '') === group).map(plainly),
      }))
}

/** Whether words are typed that no option fits, of those that can still be chosen. */
function findsNothing(words: string, options: readonly Option[], chosen: readonly string[]) {
  if (words.trim() === '') return false
  const left = options.filter((each) => !chosen.includes(each.value))
  return findBy(options)({ options: left, search: words, limit: 1 }).length === 0
}

/** What `MultiSelectField` shows. While words are typed the first option that fits is marked, so that Enter takes it; where none does, that is said. */
export function MultiSelectInput({
  options,
  nothingFound,
  onSearch,
  value,
  onChange,
  limit,
  ...rest
}: MultiSelectInputProps) {
  const list = useListInTime()
  const [words, setWords] = useState('')
  const search = (next: string) => {
    setWords(next)
    onSearch?.(next)
  }
  return (
    <>
      <MultiSelect
        {...rest}
        {...common}
        {...list}
        data={grouped(options)}
        filter={findBy(options)}
        value={[...value]}
        onChange={onChange}
        searchable
        searchValue={words}
        onSearchChange={search}
        selectFirstOptionOnChange={words.trim() !== ''}
        {...(limit ? { maxValues: limit } : {})}
        nothingFoundMessage={nothingFound}
        hidePickedOptions
        classNames={{ inputField: styles['search'] ?? '' }}
      />
      <span role="status" className={styles['told']}>
        {findsNothing(words, options, value) ? nothingFound : ''}
      </span>
    </>
  )
}
