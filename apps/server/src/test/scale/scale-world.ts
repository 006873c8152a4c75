import type { BatchPayer } from '@fledge/domain/batches/types.ts'
import type { PlanStatus } from '@fledge/domain/plans/types.ts'
import type { MemberRole } from '@fledge/domain/sessions/types.ts'
import type { RowSink } from './copy-rows.ts'
import type { CreditBook } from './credit-book.ts'
import type { EventWriter } from './event-writer.ts'
import type { MessageWriter } from './message-writer.ts'
import type { ScaleField, ScaleLookups } from './scale-lookups.ts'
import type { ScaleCounts, ScaleOptions } from './scale-options.ts'
import type { ScaleRandom } from './scale-random.ts'

/** Everything that the generators share. */
export interface ScaleWorld {
  readonly options: ScaleOptions
  readonly counts: ScaleCounts
  /** Milliseconds since 1970, like all times of the generators. */
  readonly now: number
  readonly random: ScaleRandom
  readonly newId: (at: number) => string
  readonly lookups: ScaleLookups
  readonly rows: RowSink
  readonly events: EventWriter
  readonly credits: CreditBook
  readonly messages: MessageWriter
  /** User ids of the programme team. */
  readonly operators: readonly string[]
  /** Upcoming agreed times, as `<member or intern>:<time>`: no one has two interviews at once. */
  readonly agreedTimes: Set<string>
  receipts: number
}

export interface ScaleMember {
  readonly memberId: string
  readonly userId: string
  readonly name: string
  readonly role: MemberRole
}

export interface ScaleCompany {
  readonly id: string
  readonly name: string
  readonly zone: string
  readonly countryId: number
  readonly city: string
  readonly approvedAt: number
  readonly isTrusted: boolean
  /** How many candidatures it has, compared with others. */
  readonly weight: number
  /** Active members; the first is the administrator who registered the company. */
  readonly members: readonly ScaleMember[]
  readonly projectIds: readonly string[]
  /** Interns whom it marked as not interesting. */
  readonly notInterested: Set<string>
}

export interface ScalePlan {
  readonly id: string
  readonly company: ScaleCompany
  readonly name: string
  readonly field: ScaleField
  readonly status: PlanStatus
  readonly publishedAt: number
  /** When candidatures ended because it was archived; infinite for others. */
  readonly endsAt: number
  readonly weight: number
  readonly supervisors: readonly ScaleMember[]
  readonly hoursAWeek: number
  readonly stipend: number | null
  openingsTaken: number
}

export interface ScaleBatch {
  readonly id: string
  readonly name: string
  readonly opensAt: number
  readonly closesAt: number
  readonly startsAt: number
  /** The end of its last day. */
  readonly endsAt: number
  readonly payer: BatchPayer
  readonly price: number
  readonly interns: number
  seatsTaken: number
}

export interface ScaleIntern {
  readonly id: string
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly zone: string
  readonly applicationId: string
  readonly batch: ScaleBatch
  readonly field: ScaleField
  readonly startMonth: number
  readonly weeks: number
}
