import { Autocomplete, MultiSelect, Select, type ComboboxParsedItem } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { MantineParts } from './mantine-parts.tsx'
import { usePortalTarget } from './overlay-host.ts'
import { toSearchText } from './search-text.ts'
import './theme/inputs.css'
import styles from './select-parts.module.css'
import type {
  MultiSelectInputProps,
  Option,
  SelectInputProps,
  SuggestInputProps,
} from './select-props.ts'

/** Finds options by label or aliases, ignoring accents and case, also in groups. */
const createOptionFilter =
  (options: readonly Option[]) =>
  ({
    options: visibleOptions,
    search,
    limit,
  }: {
    readonly options: readonly ComboboxParsedItem[]
    readonly search: string
    readonly limit: number
  }): ComboboxParsedItem[] => {
    const searchWords = toSearchText(search).split(/\s+/).filter(Boolean)
    const matchingValues = new Set(
      options
        .filter((option) => {
          const optionText = toSearchText(`${option.label} ${option.searchTerms ?? ''}`)
          return searchWords.every((word) => optionText.includes(word))
        })
        .map((option) => option.value),
    )
    const isFound = (item: ComboboxParsedItem) => 'value' in item && matchingValues.has(item.value)
    return visibleOptions
      .flatMap<ComboboxParsedItem>((item) => {
        if (!('group' in item)) return isFound(item) ? [item] : []
        const items = item.items.filter(isFound)
        return items.length > 0 ? [{ ...item, items }] : []
      })
      .slice(0, limit)
  }

// The list itself scrolls: a scrolling area within it would have to be focusable.
const listClass = styles['list'] ?? ''
const look = {
  withErrorStyles: true,
  size: 'md',
  withScrollArea: false,
  classNames: { options: listClass },
} as const

/**
 * Renders a field's list from its first focus on: hundreds of hidden options would slow down the
 * first render of every form.
 */
function useLazyList() {
  const [isUsed, setUsed] = useState(false)
  return {
    comboboxProps: { ...usePortalTarget(), keepMounted: isUsed },
    onFocus: () => setUsed(true),
  }
}

// A list opens on a press, on typing or with the arrow keys. A field focused because of its error
// shows the error, not a list over it.
const common = { ...look, openOnFocus: false } as const

/** A list may only contain options, also where it says that there are none. */
function NothingFound({ message }: { readonly message: string }) {
  return (
    <span role="option" aria-disabled aria-selected={false}>
      {message}
    </span>
  )
}

/** Whether the user is searching in an open list, in which case the first match is highlighted. */
function useIsSearching() {
  const [isTyped, setTyped] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // An opening list highlights the selected option a moment later, so the search is evaluated after
  // that.
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

const clearKeys: readonly string[] = ['Backspace', 'Delete']

/**
 * How an optional field is cleared: with its clear button, by deleting its text, or with Delete
 * where no text can be typed. Selecting the same option again does not clear it: Enter opens a
 * closed list on that option, and a second Enter would clear the field.
 */
const getClearHandlers = (canBeEmpty: boolean, onEmpty: () => void) =>
  canBeEmpty
    ? {
        clearable: true,
        onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
          if (currentTarget.readOnly && clearKeys.includes(key)) onEmpty()
        },
        onEmptied: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
          if (currentTarget.value === '') onEmpty()
        },
      }
    : {}

/**
 * The clear button has a name for screen readers on touch devices; for keyboards, a field without
 * text input announces its keys.
 */
const getClearButtonProps = (label: string | undefined, isSearchable: boolean) => ({
  ...(label ? { clearButtonProps: { 'aria-label': label, 'aria-hidden': false } } : {}),
  ...(isSearchable ? {} : { 'aria-keyshortcuts': clearKeys.join(' ') }),
})

const toItem = ({ value, label, disabled }: Option) => ({
  value,
  label,
  ...(disabled ? { disabled } : {}),
})

/** Input of `SelectField`, loaded separately. */
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
  const [list, { isTyped, onInput, ...typing }] = [useLazyList(), useIsSearching()]
  const { onEmptied, ...empty } = getClearHandlers(canBeEmpty, () => onChange(null))
  const searchable = options.length > 8 || Boolean(onSearch)
  return (
    <MantineParts>
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
        filter={createOptionFilter(options)}
        value={value}
        onChange={(next) => onChange(typeof next === 'string' ? next : null)}
        searchable={searchable}
        {...(canBeEmpty ? getClearButtonProps(clearLabel, searchable) : {})}
        selectFirstOptionOnChange={isTyped}
        allowDeselect={false}
        {...(onSearch ? { onSearchChange: onSearch } : {})}
        nothingFoundMessage={<NothingFound message={nothingFound} />}
        checkIconPosition="right"
      />
    </MantineParts>
  )
}

/** Input of `SuggestField`, loaded separately. */
export function SuggestInput({ suggestions, ...rest }: SuggestInputProps) {
  const list = useLazyList()
  return (
    <MantineParts>
      <Autocomplete
        {...rest}
        {...look}
        {...list}
        data={[...new Set(suggestions)]}
        filter={({ options }) => options}
      />
    </MantineParts>
  )
}

/** Groups options by their headings, in order of first occurrence. */
function groupOptions(options: readonly Option[]) {
  const withoutGroup = ({ group: _group, ...option }: Option) => option
  const groups = [...new Set(options.map((option) => option.group ?? ''))]
  return groups.length < 2
    ? options.map(withoutGroup)
    : groups.map((group) => ({
        group,
        items: options.filter((option) => (option.group ?? '') === group).map(withoutGroup),
      }))
}

/** Whether the search matches none of the options that can still be selected. */
function hasNoMatch(search: string, options: readonly Option[], selected: readonly string[]) {
  if (search.trim() === '') return false
  const unselected = options.filter((option) => !selected.includes(option.value))
  return createOptionFilter(options)({ options: unselected, search, limit: 1 }).length === 0
}

/**
 * Input of `MultiSelectField`, loaded separately. While searching, the first match is highlighted
 * so that Enter selects it; without a match, a message says so.
 */
export function MultiSelectInput({
  options,
  nothingFound,
  onSearch,
  value,
  onChange,
  limit,
  ...rest
}: MultiSelectInputProps) {
  const list = useLazyList()
  const [searchText, setSearchText] = useState('')
  const search = (next: string) => {
    setSearchText(next)
    onSearch?.(next)
  }
  return (
    <MantineParts>
      <MultiSelect
        {...rest}
        {...common}
        {...list}
        data={groupOptions(options)}
        filter={createOptionFilter(options)}
        value={[...value]}
        onChange={onChange}
        searchable
        searchValue={searchText}
        onSearchChange={search}
        selectFirstOptionOnChange={searchText.trim() !== ''}
        {...(limit ? { maxValues: limit } : {})}
        nothingFoundMessage={<NothingFound message={nothingFound} />}
        hidePickedOptions
        classNames={{ inputField: styles['search'] ?? '', options: listClass }}
      />
      <span role="status" className={styles['told']}>
        {hasNoMatch(searchText, options, value) ? nothingFound : ''}
      </span>
    </MantineParts>
  )
}
