import type { ApplicationView } from '@fledge/contract/applications/schema.ts'

const kinds = ['WORK', 'VOLUNTEER', 'PROJECT'] as const

/**
 * Returns the existing entries as the endpoint takes them. They must be complete because the
 * request replaces the stored ones.
 */
export function toEntryBodies(application: ApplicationView) {
  return {
    education: application.education.map((one) => ({
      school: one.school ?? '',
      degree: one.degree ?? '',
      education_level_id: one.education_level_id ?? null,
      is_certification: one.is_certification ?? false,
      certificate_file_id: one.certificate_file_id ?? null,
      from: one.from ?? null,
      to: one.to ?? null,
    })),
    experience: application.experience.map((one) => ({
      title: one.title ?? '',
      place: one.place ?? '',
      kind: kinds.find((kind) => kind === one.kind) ?? kinds[0],
      from: one.from ?? null,
      to: one.to ?? null,
      ...(one.text ? { text: one.text } : {}),
    })),
    portfolio: application.portfolio.map((one) => ({
      title: one.title ?? '',
      url: one.url ?? null,
      ...(one.text ? { text: one.text } : {}),
      ...(one.file_id ? { file_id: one.file_id } : {}),
    })),
  }
}
