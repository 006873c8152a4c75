import type { Colleague, DeskOwnerView, TeamWait } from '@fledge/contract/waits/schema.ts'

export const sampleWait: TeamWait = {
  kind: 'APPLICATION',
  id: 'application',
  title: 'Amara Okafor',
  detail: 'Spring 2027',
  is_concern: false,
  company_id: null,
  company_name: null,
  since: '2026-11-24T09:00:00Z',
  due_at: '2026-11-29T09:00:00Z',
  is_late: false,
  owner_id: null,
  owner_name: null,
  may: { take: true, assign: true, release: 'waits.refused.unassigned' },
}
export const sampleColleagues: readonly Colleague[] = [
  {
    user_id: 'operator-user',
    name: 'Iris Weber',
    operator_role: 'MANAGER',
    is_active: true,
    absent_until: null,
    waits: 3,
  },
  {
    user_id: 'marek',
    name: 'Marek Novotný',
    operator_role: 'REVIEWER',
    is_active: true,
    absent_until: '2026-12-12',
    waits: 0,
  },
]

/** A colleague who takes care of what is open on the review desk. */
export const sampleHolder: DeskOwnerView = {
  user_id: 'colleague-user',
  name: 'Marek Novotny',
  since: '2026-11-25T08:00:00Z',
  is_away: false,
  is_from_reader: false,
}
