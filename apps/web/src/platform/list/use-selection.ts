import { useState } from 'react'

/** Rows that an act is for: those that were chosen, or all that match with some exceptions. */
export interface Selection<R> {
  readonly isAll: boolean
  /** The chosen rows, or the exceptions. */
  readonly rows: readonly R[]
  readonly count: number
}

interface SelectionState<R> {
  /** Filters for which rows were chosen: others show other rows. */
  readonly of: string
  readonly isAll: boolean
  readonly rows: ReadonlyMap<string, R>
}

export interface SelectionControl<R> extends Selection<R> {
  readonly isSelected: (row: R) => boolean
  readonly toggle: (rows: readonly R[], isSelected: boolean) => void
  readonly selectAll: () => void
  readonly clear: () => void
}

/**
 * Keeps which rows of a list are selected, over its pages, until the filters change.
 * @param of identifies the filters
 * @param total number of rows that match
 */
export function useSelection<R>(
  of: string,
  total: number,
  rowKey: (row: R) => string,
): SelectionControl<R> {
  const empty: SelectionState<R> = { of, isAll: false, rows: new Map() }
  const [saved, setState] = useState(empty)
  const state = saved.of === of ? saved : empty
  const toggle = (rows: readonly R[], isSelected: boolean) => {
    const next = new Map(state.rows)
    for (const row of rows)
      if (isSelected === state.isAll) next.delete(rowKey(row))
      else next.set(rowKey(row), row)
    setState({ ...state, rows: next })
  }
  return {
    isAll: state.isAll,
    rows: [...state.rows.values()],
    count: state.isAll ? Math.max(0, total - state.rows.size) : state.rows.size,
    isSelected: (row) => state.rows.has(rowKey(row)) !== state.isAll,
    toggle,
    selectAll: () => setState({ ...empty, isAll: true }),
    clear: () => setState(empty),
  }
}
