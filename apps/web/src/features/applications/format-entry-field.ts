import { t, type PlainTextKey } from '../../platform/i18n/use-texts.ts'
import { formatLifeMonth } from './format-life-month.ts'

/** Labels of the entry fields. */
export const entryFieldLabels: Readonly<Partial<Record<string, PlainTextKey>>> = {
  school: 'applications.resume.field.school',
  degree: 'applications.resume.field.degree',
  education_level_id: 'applications.entry.level',
  is_certification: 'applications.entry.certificate',
  certificate_file_id: 'applications.entry.certificateFile',
  title: 'applications.entry.title',
  place: 'applications.resume.field.place',
  kind: 'applications.entry.kind',
  from: 'applications.resume.field.from',
  to: 'applications.resume.field.to',
  text: 'applications.entry.text',
  url: 'applications.entry.url',
  file_id: 'applications.entry.file',
}

const kinds = ['WORK', 'VOLUNTEER', 'PROJECT'] as const

/** Formats a field's value for display. */
export function formatEntryField(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('common.conflict.nothing')
  if (typeof value === 'boolean')
    return t(value ? 'applications.yesNo.YES' : 'applications.yesNo.NO')
  const kind = kinds.find((known) => field === 'kind' && known === value)
  if (kind) return t(`applications.entry.kind.${kind}`)
  if (field.endsWith('_id')) return t('common.conflict.choice')
  return field === 'from' || field === 'to' ? formatLifeMonth(String(value)) : String(value)
}
