import { describeFields } from '../platform/forms/conflict-card.tsx'
import type { Payload } from '../platform/http/client.ts'
import { t } from '../platform/i18n/use-texts.ts'

type OwnProfile = Payload<'members', 'getOwnProfile'>

/** Returns the saved values of a profile by field of its form. */
export const toSavedPoc = (poc: OwnProfile) => ({
  first_name: poc.first_name,
  last_name: poc.last_name,
  time_zone: poc.time_zone,
  linkedin_url: poc.linkedin_url ?? '',
  custom_job_title: poc.custom_job_title ?? '',
  proficient_language_ids: [...poc.proficient_language_ids],
  job_title_id: poc.job_title_id,
})

/** Returns the initial values of the form, in which a role that was never chosen is missing. */
export function toInitialPoc(poc: OwnProfile) {
  const { job_title_id, ...values } = toSavedPoc(poc)
  return { ...values, ...(job_title_id === null ? {} : { job_title_id }) }
}

/** Describes the fields of a profile in a conflict. */
export const describePocField = describeFields(
  {
    first_name: 'registration.you.firstName',
    last_name: 'registration.you.lastName',
    job_title_id: 'registration.you.role',
    custom_job_title: 'registration.you.custom',
    linkedin_url: 'registration.you.linkedin',
    time_zone: 'registration.you.zone',
    phone: 'members.profile.phone',
    proficient_language_ids: 'registration.you.languages',
  },
  (value, field) => {
    if (value === null || value === undefined) return ''
    return /_ids?$/.test(field) ? t('common.conflict.choice') : String(value)
  },
)
