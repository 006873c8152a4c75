import type {
  MatchingOpening,
  UnplacedIntern,
  UnplacedTotals,
} from '@fledge/contract/placement/schema.ts'
import { sampleMatch } from './matches.ts'

export const sampleUnplaced: UnplacedIntern = {
  application_id: 'application',
  user_id: 'amara',
  name: 'Amara Okafor',
  batch_id: 'batch',
  batch_name: 'Spring 2027',
  career_field: 'Data & analytics',
  placement_ends_at: '2026-12-04T00:00:00Z',
  step: 'INTERESTED',
  step_at: '2026-11-24T09:00:00Z',
  company_id: 'company',
  company_name: 'Lakeside Systems',
  plan_name: 'Data analyst',
  side: 'company',
  due_at: '2026-12-15T09:00:00Z',
  nudged_at: null,
  owner_name: null,
  may: { nudge: true },
}
export const sampleOpening: MatchingOpening = {
  company: {
    company_id: 'company',
    name: 'Lakeside Systems',
    slug: 'lakeside',
    logo_url: null,
    time_zone: 'Europe/Madrid',
  },
  openings_left: 2,
  match: sampleMatch,
  proposed_at: null,
  may: { propose: true },
}
export const sampleUnplacedTotals: UnplacedTotals = {
  days_left: [
    { value: 'PAST', count: 2 },
    { value: '7', count: 14 },
    { value: '8-14', count: 0 },
    { value: '15-28', count: 31 },
    { value: 'MORE', count: 1204 },
  ],
  career_field_id: [
    { value: '1', label: 'Data & analytics', count: 1180 },
    { value: '2', label: 'Marketing', count: 71 },
  ],
  step: [
    { value: 'NONE', count: 900 },
    { value: 'INTERESTED', count: 351 },
  ],
}
