import { longText, longWord } from '@fledge/ui/testing/samples.ts'

/** An intern as others see her. */
export const internBrief = {
  intern_id: 'intern',
  name: 'Amara Okafor',
  picture_url: null,
  country_code: 'NG',
  time_zone: 'Africa/Lagos',
}
export const longInternBrief = { ...internBrief, name: `Amara Oluwaseun ${longWord}` }

export const companyBrief = {
  company_id: 'company',
  name: 'Aurora Labs',
  slug: 'aurora-labs',
  logo_url: null,
  time_zone: 'Europe/London',
}
export const longCompanyBrief = { ...companyBrief, name: `${longWord} GmbH` }

export const planBrief = { plan_id: 'plan', name: 'Product design' }
export const longPlanBrief = { ...planBrief, name: longText }
