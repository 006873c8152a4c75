import { chooseColumns, type ListColumns } from '@fledge/contract/platform/list-columns.ts'
import { useSearchParams } from '../router/url-state.ts'

export interface ColumnChoice {
  /** Names of the shown columns in their order. */
  readonly shown: readonly string[]
  /** Null for the ones that the list has by itself. */
  readonly choose: (names: readonly string[] | null) => void
}

/** Keeps the columns of a list in the address, so that a link shows the same to a colleague. */
export function useColumns(columns: ListColumns<never>): ColumnChoice {
  const [address, change] = useSearchParams()
  const value = address['columns']
  return {
    shown: chooseColumns(columns, typeof value === 'string' ? value.split(',') : value),
    choose: (names) => change({ columns: names?.join(',') }),
  }
}
