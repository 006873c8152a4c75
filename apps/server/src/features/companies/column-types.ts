import type { ProfilePart } from '@fledge/domain/companies/profile-parts.ts'

export interface StoredPhoto {
  file_id: string
  caption: string
}

export type StoredVideo =
  | { provider: 'YOUTUBE' | 'VIMEO'; id: string; url: string; caption: string }
  | { file_id: string; caption: string }

export interface NamedOption {
  id: number
  name: string
}

/** Last editor and number of changes per section. */
export type PartChanges = Partial<Record<ProfilePart, { version: number; by: string; at: string }>>

/** What a company was asked for last in the review that continues. */
export interface QueuedQuestion {
  readonly due_at: string
  readonly answered_at: string | null
}
