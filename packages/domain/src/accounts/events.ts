import { data, defineEvents, type NoData } from '@fledge/kernel/events.ts'

export const accountEvents = defineEvents('account', {
  deactivate: data<NoData>(),
  reactivate: data<NoData>(),
  erase: data<NoData>(),
  /** Someone downloaded a copy of their own data. */
  export: data<NoData>(),
})
