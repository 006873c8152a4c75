import type { EntryView, OwnProfile } from '@fledge/contract/profiles/schema.ts'
import { fileUrl } from '../files/public.ts'
import type { EntryRow } from './entry-store.ts'
import type { ProfileRow, VideoRow } from './store.ts'

/** Converts "2027-03-01" to "03/2027", as forms send it. */
const monthView = (day: string | null) => (day ? `${day.slice(5, 7)}/${day.slice(0, 4)}` : null)

/** Returns the intern's own data as initial values of forms. */
export function ownProfileView(row: ProfileRow): OwnProfile {
  const { birth_date, picture_file_id, start_month, graduation_month, public_profile, ...same } =
    row
  return {
    ...same,
    intern_dob: birth_date,
    picture_url: picture_file_id ? fileUrl(picture_file_id) : null,
    start_month: monthView(start_month),
    graduation_month: monthView(graduation_month),
    is_public: public_profile,
  }
}

/**
 * Returns an entry with its id and the fields of its kind; the response schema removes all others.
 */
export const entryView = (row: EntryRow): EntryView => ({
  ...row.data,
  entry_id: row.entry_id,
  file_name: row.file_name,
})

export const entriesByKind = (rows: readonly EntryRow[]) => ({
  education: rows.filter((row) => row.kind === 'education').map(entryView),
  experience: rows.filter((row) => row.kind === 'experience').map(entryView),
  portfolio: rows.filter((row) => row.kind === 'portfolio').map(entryView),
})

/**
 * Returns entries as others see them: companies can open portfolio files; only the programme team
 * can open certificate files.
 */
export function seenEntries(rows: readonly EntryRow[], audience: 'own' | 'company' | 'public') {
  const { education, experience, portfolio } = entriesByKind(rows)
  return {
    education: education.map((one) => ({ ...one, file_name: null })),
    experience,
    portfolio:
      audience === 'public'
        ? portfolio.map((one) => ({ ...one, file_id: null, file_name: null }))
        : portfolio,
  }
}

export const videoView = (row: VideoRow) => ({
  question: row.question,
  file_id: row.file_id,
  url: fileUrl(row.file_id),
  seconds: row.seconds,
  created_at: row.created_at,
})
