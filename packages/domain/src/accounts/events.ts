import type { Day } from '@fledge/kernel/dates.ts'
import { data, defineEvents, type NoData } from '@fledge/kernel/events.ts'

export const accountEvents = defineEvents('account', {
  /** By its owner, or by the programme team, who then reactivates it. */
  deactivate: data<{ readonly by_team?: true }>(),
  reactivate: data<NoData>(),
  /** The programme team banned its owner; the reason is one of `banReasons`. */
  ban: data<NoData>(),
  /** Someone who was banned appealed. */
  appeal: data<NoData>(),
  upholdBan: data<NoData>(),
  liftBan: data<NoData>(),
  /** The programme team closed it as a duplicate of the account that its owner keeps. */
  merge: data<{ readonly kept_id: string }>(),
  /** The programme team closed another account of its owner, whose history belongs to this one now. */
  takeOver: data<{ readonly closed_id: string }>(),
  /** The programme team found that it belongs to someone else than an account that looks alike. */
  dismissDuplicate: data<{ readonly other_id: string }>(),
  /** The programme team recorded that its owner wants it deleted. */
  recordErasure: data<NoData>(),
  /** The programme team cancelled the deletion for its owner. */
  keep: data<NoData>(),
  erase: data<NoData>(),
  /** The programme team is about to download a copy of someone's data, who asked by letter. */
  prepareExport: data<{ readonly export_id: string; readonly received_on: Day }>(),
  /**
   * Someone downloaded a copy of their own data, or the programme team one of theirs; then with the
   * day on which they asked, and which prepared copy it was.
   */
  export: data<{ readonly export_id?: string; readonly received_on?: Day }>(),
  /** A manager began to look at the product as its owner sees it, and stopped. */
  beginView: data<{ readonly view_id: string }>(),
  endView: data<{ readonly view_id: string }>(),
})
