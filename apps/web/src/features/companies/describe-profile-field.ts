import { describeFields } from '../../platform/forms/conflict-card.tsx'
import { t, type PlainTextKey } from '../../platform/i18n/use-texts.ts'

const labels: Readonly<Record<string, PlainTextKey>> = {
  name: 'companies.field.name',
  website: 'companies.field.website',
  industry_id: 'companies.field.industry',
  country_id: 'companies.field.country',
  city: 'companies.field.city',
  employee_count_id: 'companies.field.size',
  founded_year: 'companies.field.founded',
  time_zone: 'companies.field.zone',
  funding_type_id: 'companies.field.funding',
  annual_revenue_id: 'companies.field.revenue',
  company_introduction: 'companies.field.introduction',
  linkedin: 'companies.field.linkedin',
  culture_ids: 'companies.field.cultures',
  flexible_environment_ids: 'companies.field.flexible',
  remote_tool_ids: 'companies.field.remoteTools',
  company_tool_ids: 'companies.field.tools',
  custom_tools: 'companies.field.customTools',
  facebook: 'companies.social.facebook',
  x: 'companies.social.x',
  youtube: 'companies.social.youtube',
  instagram: 'companies.social.instagram',
  github: 'companies.social.github',
  crunchbase: 'companies.social.crunchbase',
  glassdoor: 'companies.social.glassdoor',
  wellfound: 'companies.social.wellfound',
  medium: 'companies.social.medium',
}

/** Returns the plain text, one line per paragraph or list item. */
function toPlainText(html: string): string {
  if (!html.startsWith('<')) return html
  const page = new DOMParser().parseFromString(html.replaceAll(/<\/(p|li)>/g, '$&\n'), 'text/html')
  return (page.body.textContent ?? '').trim()
}

function formatProfileValue(value: unknown, field: string): string {
  if (value === null || value === undefined) return ''
  if (/_ids?$/.test(field)) return t('common.conflict.choice')
  return Array.isArray(value) ? value.join(', ') : toPlainText(String(value))
}

/** Returns the label of a field, and how its values are shown in a conflict. */
export const describeProfileField = describeFields(labels, formatProfileValue)
