import type { Reason } from '../reasons.ts'

/** Reasons for a company to hide an intern from its suggestions. */
export const notInterestedReasons = [
  { id: 'SKILLS', text: 'shortlist.reason.notInterested.SKILLS' },
  { id: 'EXPERIENCE', text: 'shortlist.reason.notInterested.EXPERIENCE' },
  { id: 'AVAILABILITY', text: 'shortlist.reason.notInterested.AVAILABILITY' },
  { id: 'TIME_ZONE', text: 'shortlist.reason.notInterested.TIME_ZONE' },
  { id: 'PROFILE', text: 'shortlist.reason.notInterested.PROFILE' },
  { id: 'OTHER', text: 'shortlist.reason.notInterested.OTHER' },
] as const satisfies readonly Reason[]
