import type { MemberStatus } from './types.ts'

/** Whether the invitation was ever accepted: before it nothing is known of a colleague but their address, not even their time zone. */
export function hasJoined(status: MemberStatus): boolean {
  return status === 'ACTIVE' || status === 'DEACTIVATED'
}

export const contactParts = ['job_title', 'linkedin', 'languages', 'phone'] as const
export type ContactPart = (typeof contactParts)[number]

export interface ContactInfo {
  readonly job_title: string | null
  readonly linkedin_url: string | null
  readonly proficient_language_ids: readonly number[]
  readonly phone: string | null
}

/** What a point of contact has not said of themselves yet (seed 000 §3 and §4, "missing contact info"). */
export function missingContact(info: ContactInfo): readonly ContactPart[] {
  const has: Readonly<Record<ContactPart, boolean>> = {
    job_title: Boolean(info.job_title),
    linkedin: Boolean(info.linkedin_url),
    languages: info.proficient_language_ids.length > 0,
    phone: Boolean(info.phone),
  }
  return contactParts.filter((part) => !has[part])
}
