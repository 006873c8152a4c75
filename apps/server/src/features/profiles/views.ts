import { companyViewShape } from '@fledge/contract/profiles/field-schemas.ts'
import type { EntryView, OwnProfile } from '@fledge/contract/profiles/schema.ts'
import { applicationFormFields } from '@fledge/domain/applications/application-form.ts'
import { toFileUrl } from '../files/public.ts'
import type { ProfileEntryRow } from './queries/entry.queries.ts'
import type { OwnProfileRow, VideoRow } from './queries/profiles.queries.ts'

const monthFields = new Set(
  applicationFormFields.filter(({ format }) => format.kind === 'month').map(({ name }) => name),
)

/** Converts the months of a row from "2027-03-01" to "03/2027", as forms send them. */
const withMonthViews = <Row extends object>(row: Row): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(row).flatMap(([name, day]) =>
      monthFields.has(name) && typeof day === 'string'
        ? [[name, `${day.slice(5, 7)}/${day.slice(0, 4)}`]]
        : [],
    ),
  ),
})

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
  const { picture_file_id, public_profile, ...shared } = row
  return {
    ...withMonthViews(shared),
    picture_url: picture_file_id ? toFileUrl(picture_file_id) : null,
    is_public: public_profile,
  }
}

type CompanyField = keyof typeof companyViewShape
// The keys of a literal shape.
const companyFields = Object.keys(companyViewShape) as CompanyField[]

/** Returns the fields of a profile that companies see. */
export const pickCompanyFields = (profile: ReturnType<typeof toSharedProfile>) =>
  // The entries are the fields of the list.
  Object.fromEntries(companyFields.map((name) => [name, profile[name]])) as Pick<
    ReturnType<typeof toSharedProfile>,
    CompanyField
  >

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
    education: education.map((entry) => ({ ...entry, file_name: null })),
    experience,
    portfolio:
      audience === 'public'
        ? portfolio.map((entry) => ({ ...entry, file_id: null, file_name: null }))
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
