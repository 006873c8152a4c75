import type { ApplicationView } from '@fledge/contract/applications/schema.ts'

const kinds = ['WORK', 'VOLUNTEER', 'PROJECT'] as const

/**
 * Returns the existing entries as the endpoint takes them. They must be complete because the
 * request replaces the stored ones.
 */
export function toEntryBodies(application: ApplicationView) {
  return {
    education: application.education.map((entry) => ({
      school: entry.school ?? '',
      degree: entry.degree ?? '',
      education_level_id: entry.education_level_id ?? null,
      is_certification: entry.is_certification ?? false,
      certificate_file_id: entry.certificate_file_id ?? null,
      from: entry.from ?? null,
      to: entry.to ?? null,
    })),
    experience: application.experience.map((entry) => ({
      title: entry.title ?? '',
      place: entry.place ?? '',
      kind: kinds.find((kind) => kind === entry.kind) ?? kinds[0],
      from: entry.from ?? null,
      to: entry.to ?? null,
      ...(entry.text ? { text: entry.text } : {}),
    })),
    portfolio: application.portfolio.map((entry) => ({
      title: entry.title ?? '',
      url: entry.url ?? null,
      ...(entry.text ? { text: entry.text } : {}),
      ...(entry.file_id ? { file_id: entry.file_id } : {}),
    })),
  }
}
