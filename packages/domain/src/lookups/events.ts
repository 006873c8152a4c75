import { data, defineEvents } from '@fledge/kernel/events.ts'
import type { LookupList } from './types.ts'

interface EntryData {
  readonly list: LookupList
  readonly id: number
}

/** Changes of lists that people choose from; the subject is the id of the entry’s name, the note says why. */
export const lookupEvents = defineEvents('lookup', {
  add: data<EntryData & { readonly label: string }>(),
  rename: data<EntryData & { readonly from: string; readonly to: string }>(),
  deactivate: data<EntryData>(),
  activate: data<EntryData>(),
  merge: data<
    EntryData & {
      readonly intoId: number
      /** Number of changed rows by place: “applications.skill_ids”. */
      readonly moved: Readonly<Record<string, number>>
    }
  >(),
})
