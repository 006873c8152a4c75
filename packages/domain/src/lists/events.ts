import { data, defineEvents } from '@fledge/kernel/events.ts'
import type { OperatorList } from './types.ts'

interface ViewData {
  readonly list: OperatorList
  readonly isShared: boolean
}

/** Copies of lists that leave the product, with the person who takes one as the subject, and saved views. */
export const listEvents = defineEvents('list', {
  export: data<{
    readonly list: string
    readonly filters: Readonly<Record<string, unknown>>
    readonly columns: readonly string[]
  }>(),
  saveView: data<ViewData>(),
  changeView: data<ViewData>(),
  deleteView: data<ViewData>(),
})
