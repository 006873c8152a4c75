import { teamReviewDueAt, waitingListReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { type ProfilePart, profileParts } from '@fledge/domain/companies/profile-parts.ts'
import { getProfilePercent, getProfileState } from '@fledge/domain/companies/rules.ts'
import type { CompanyStatus } from '@fledge/domain/companies/types.ts'
import type { CompanyRow, StoredVideo } from './store.ts'

const fileUrl = (id: string) => `/backend/files/${id}`
const logoUrl = (id: string | null) => (id ? fileUrl(id) : null)

const videoView = (video: StoredVideo) =>
  'file_id' in video
    ? {
        key: video.file_id,
        url: fileUrl(video.file_id),
        provider: 'FILE' as const,
        id: null,
        caption: video.caption,
      }
    : { key: null, ...video }

/** Returns the number of changes per section. */
function versionsIn(row: CompanyRow) {
  // One number per section: the list covers all keys of the type.
  return Object.fromEntries(
    profileParts.map((part) => [part, row.part_changes[part]?.version ?? 0]),
  ) as Record<ProfilePart, number>
}
/** Basic and general details are the row's own fields. */
export const detailsView = (row: CompanyRow) => ({ ...row, versions: versionsIn(row) })

/** Logo, photos, videos and links. */
export function mediaView(row: CompanyRow) {
  return {
    logo_url: logoUrl(row.logo_file_id),
    photos: row.photos.map((one) => ({
      key: one.file_id,
      url: fileUrl(one.file_id),
      caption: one.caption,
    })),
    videos: row.videos.map(videoView),
    social: row.social,
    versions: versionsIn(row),
  }
}
/** Introduction, cultures, arrangements and tools. */
export const aboutView = (row: CompanyRow) => ({
  ...detailsView(row),
  company_introduction: row.introduction,
})

/** Returns each section's completion according to the domain rules. */
export function stateOf(row: CompanyRow) {
  return getProfileState({
    ...row,
    culture_ids: row.cultures.map((one) => one.id),
    flexible_environment_ids: row.flexible_environments.map((one) => one.id),
    tools: row.company_tools.length + row.custom_tools.length + row.remote_tools.length,
    logo: row.logo_file_id !== null,
    photos: row.photos.length,
    videos: row.videos.length,
    social: Object.keys(row.social).length,
  })
}

/**
 * Returns the decision deadline of a company in review or on the waiting list, or null otherwise.
 */
export function answerBy(
  status: CompanyStatus,
  wait: { readonly waiting_since: string },
): string | null {
  if (companyCan.isWaiting(status)) return waitingListReviewDueAt(wait.waiting_since).toISOString()
  return companyCan.waitsForReview(status)
    ? teamReviewDueAt(wait.waiting_since).toISOString()
    : null
}

/** Returns the company's own view of its profile. */
export function profileView(row: CompanyRow) {
  const sections = stateOf(row)
  return {
    basic: detailsView(row),
    general: detailsView(row),
    versions: versionsIn(row),
    about: aboutView(row),
    media: mediaView(row),
    account_status: row.status,
    completion: {
      percent: getProfilePercent(sections),
      sections: sections.map(({ section, done, of, missing }) => ({
        section,
        done,
        of,
        missing: [...missing],
      })),
    },
  }
}

/** Returns the public view of a company. */
export function publicView(row: CompanyRow) {
  return {
    ...row,
    ...mediaView(row),
    company_introduction: row.introduction,
    flexible_environments: row.flexible_environments.map((one) => one.name),
    tools: [
      ...row.company_tools.map((one) => one.name),
      ...row.custom_tools,
      ...row.remote_tools.map((one) => one.name),
    ].filter((one, at, all) => all.indexOf(one) === at),
  }
}
