import type { EntryView, OwnProfile } from '@fledge/contract/profiles/schema.ts'
import { toFileUrl } from '../files/public.ts'
import type { ProfileEntryRow } from './queries/entry.queries.ts'
import type { OwnProfileRow, VideoRow } from './queries/profiles.queries.ts'

/** Converts "2027-03-01" to "03/2027", as forms send it. */
const toMonthView = (day: string | null) => (day ? `${day.slice(5, 7)}/${day.slice(0, 4)}` : null)

type ContactField = 'email' | 'phone' | 'is_phone_verified'

/** Returns the intern's own data as initial values of forms. */
export const toOwnProfile = (row: OwnProfileRow): OwnProfile => ({
  ...toSharedProfile(row),
  intern_dob: row.birth_date,
  email: row.email,
  phone: row.phone,
  is_phone_verified: row.is_phone_verified,
})

/** Returns what the intern's own profile and the one that others see have in common. */
export function toSharedProfile(row: Omit<OwnProfileRow, ContactField>) {
  const { picture_file_id, start_month, graduation_month, public_profile, ...same } = row
  return {
    ...same,
    picture_url: picture_file_id ? toFileUrl(picture_file_id) : null,
    start_month: toMonthView(start_month),
    graduation_month: toMonthView(graduation_month),
    is_public: public_profile,
  }
}

/**
 * Returns an entry with its id and the fields of its kind; the response schema removes all others.
 */
export const toEntryView = (row: ProfileEntryRow): EntryView => ({
  ...row.data,
  entry_id: row.entry_id,
  file_name: row.file_name,
})

export const groupEntriesByKind = (rows: readonly ProfileEntryRow[]) => ({
  education: rows.filter((row) => row.kind === 'education').map(toEntryView),
  experience: rows.filter((row) => row.kind === 'experience').map(toEntryView),
  portfolio: rows.filter((row) => row.kind === 'portfolio').map(toEntryView),
})

/**
 * Returns entries as others see them: companies can open portfolio files; only the programme team
 * can open certificate files.
 */
export function toVisibleEntries(
  rows: readonly ProfileEntryRow[],
  audience: 'own' | 'company' | 'public',
) {
  const { education, experience, portfolio } = groupEntriesByKind(rows)
  return {
    education: education.map((one) => ({ ...one, file_name: null })),
    experience,
    portfolio:
      audience === 'public'
        ? portfolio.map((one) => ({ ...one, file_id: null, file_name: null }))
        : portfolio,
  }
}

export const toVideoView = (row: VideoRow) => ({
  question: row.question,
  file_id: row.file_id,
  url: toFileUrl(row.file_id),
  seconds: row.seconds,
  created_at: row.created_at,
})
