import type { WorkPlace } from '@fledge/domain/offers/types.ts'

// Transitions supply `from` and `to`; a repeated request changes no row.

export type OfferColumns = [
  role: string,
  startsOn: string,
  endsOn: string,
  hours: number,
  place: WorkPlace,
  city: string | null,
  projects: readonly string[],
  amount: number | null,
  currency: string | null,
  note: string,
  answerDays: number,
]
