import { teamReviewDueAt, waitingListReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { type ProfilePart, profileParts } from '@fledge/domain/companies/profile-parts.ts'
import { getProfilePercent, getProfileState } from '@fledge/domain/companies/rules.ts'
import type { CompanyStatus } from '@fledge/domain/companies/types.ts'
import type { HiddenCompanyPart } from '@fledge/domain/reports/hidden-parts.ts'
import type { CompanyProfileRow } from './queries/companies.queries.ts'
import type { StoredVideo } from './column-types.ts'

const toPictureUrl = (id: string) => `/backend/files/${id}`
const toLogoUrl = (id: string | null) => (id ? toPictureUrl(id) : null)

const toCompanyVideoView = (video: StoredVideo) =>
  'file_id' in video
    ? {
        key: video.file_id,
        url: toPictureUrl(video.file_id),
        provider: 'FILE' as const,
        id: null,
        caption: video.caption,
      }
    : { key: null, ...video }

/** Returns the number of changes per section. */
function listPartVersions(row: CompanyProfileRow) {
  // One number per section: the list covers all keys of the type.
  return Object.fromEntries(
    profileParts.map((part) => [part, row.part_changes[part]?.version ?? 0]),
  ) as Record<ProfilePart, number>
}
/** Basic and general details are the row's own fields. */
export const toCompanyDetailsView = (row: CompanyProfileRow) => ({
  ...row,
  versions: listPartVersions(row),
})

/** Logo, photos, videos and links. */
export function toCompanyMediaView(row: CompanyProfileRow) {
  return {
    logo_url: toLogoUrl(row.logo_file_id),
    photos: row.photos.map((photo) => ({
      key: photo.file_id,
      url: toPictureUrl(photo.file_id),
      caption: photo.caption,
    })),
    videos: row.videos.map(toCompanyVideoView),
    social: row.social,
    versions: listPartVersions(row),
  }
}
/** Introduction, cultures, arrangements and tools. */
export const toCompanyAboutView = (row: CompanyProfileRow) => ({
  ...toCompanyDetailsView(row),
  company_introduction: row.introduction,
})

/** Returns each section's completion according to the domain rules. */
export function getProfileSections(row: CompanyProfileRow) {
  return getProfileState({
    ...row,
    culture_ids: row.cultures.map((culture) => culture.id),
    flexible_environment_ids: row.flexible_environments.map((environment) => environment.id),
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
export function getDecisionDueAt(
  status: CompanyStatus,
  wait: {
    readonly waiting_since: string
    readonly turn_since: string
    readonly review_days: number
    readonly waiting_list_days: number
  },
): string | null {
  if (companyCan.isWaiting(status))
    return waitingListReviewDueAt(wait.waiting_since, wait.waiting_list_days).toISOString()
  return companyCan.waitsForReview(status)
    ? teamReviewDueAt(wait.turn_since, wait.review_days).toISOString()
    : null
}

/** Returns the company's own view of its profile. */
export function toCompanyProfileView(row: CompanyProfileRow) {
  const sections = getProfileSections(row)
  return {
    basic: toCompanyDetailsView(row),
    general: toCompanyDetailsView(row),
    versions: listPartVersions(row),
    about: toCompanyAboutView(row),
    media: toCompanyMediaView(row),
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

/** Returns a company as others see it: without what the programme team has hidden. */
export function toShownCompany(row: CompanyProfileRow): CompanyProfileRow {
  const isHidden = (part: HiddenCompanyPart) => row.hidden_parts.includes(part)
  return {
    ...row,
    introduction: isHidden('introduction') ? null : row.introduction,
    custom_tools: isHidden('tools') ? [] : row.custom_tools,
    logo_file_id: isHidden('logo') ? null : row.logo_file_id,
    photos: isHidden('photos') ? [] : row.photos,
    videos: isHidden('videos') ? [] : row.videos,
  }
}

/** Returns the public view of a company. */
export function toPublicCompanyView(row: CompanyProfileRow) {
  return {
    ...row,
    ...toCompanyMediaView(row),
    company_introduction: row.introduction,
    flexible_environments: row.flexible_environments.map((environment) => environment.name),
    tools: [
      ...row.company_tools.map((tool) => tool.name),
      ...row.custom_tools,
      ...row.remote_tools.map((tool) => tool.name),
    ].filter((tool, at, all) => all.indexOf(tool) === at),
  }
}
