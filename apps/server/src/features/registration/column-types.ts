/** Basic info as entered, stored until the account is created. */
export interface PocAnswers {
  first_name: string
  last_name: string
  phone?: string | null
  time_zone: string
  job_title_id: number | 'other'
  custom_job_title?: string | null
  linkedin_url: string
  hiring_reason_ids?: number[]
  proficient_language_ids?: number[]
}
