import type { MemberStatus } from './types.ts'

/**
 * Whether the invitation was ever accepted. Until then only the member's address is known, not even
 * a time zone.
 */
export function hasJoined(status: MemberStatus): boolean {
  return status === 'ACTIVE' || status === 'DEACTIVATED'
}

/** Whether the member takes part in the company now. */
export const isMemberActive = (status: MemberStatus | null): boolean => status === 'ACTIVE'

export const contactParts = ['job_title', 'linkedin', 'languages', 'phone'] as const
export type ContactPart = (typeof contactParts)[number]

export interface ContactInfo {
  readonly job_title: string | null
  readonly linkedin_url: string | null
  readonly proficient_language_ids: readonly number[]
  readonly phone: string | null
}

/**
 * Lists the contact details a point of contact has not filled in (seed 000 §3 and §4, "missing
 * contact info").
 */
export function listMissingContactParts(info: ContactInfo): readonly ContactPart[] {
  const isFilled: Readonly<Record<ContactPart, boolean>> = {
    job_title: Boolean(info.job_title),
    linkedin: Boolean(info.linkedin_url),
    languages: info.proficient_language_ids.length > 0,
    phone: Boolean(info.phone),
  }
  return contactParts.filter((part) => !isFilled[part])
}
