import type { Payload } from '../../platform/http/client.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import { longMatch, sampleMatch } from './matches.ts'

/** An intern whom a company can choose. */
export const sampleCandidate: Payload<'browse', 'browseSuggestions'>['candidates'][number] = {
  intern_id: 'intern',
  name: 'Amara Okafor',
  picture_url: null,
  country_code: 'NG',
  time_zone: 'Africa/Lagos',
  university: 'University of Lagos',
  major: 'Industrial design',
  education_level: 'Bachelor',
  career_field: 'Design',
  start_month: '2027-03',
  duration_weeks: 12,
  hours_a_week: 30,
  skills: ['Prototyping', 'Figma'],
  match: sampleMatch,
  is_shortlisted: false,
  shortlisted_for: [],
  candidature: null,
  is_not_interested: false,
}
export const longCandidate: typeof sampleCandidate = {
  ...sampleCandidate,
  intern_id: 'long',
  name: longWord,
  university: longText,
  major: longWord,
  skills: [longWord, longText],
  match: longMatch,
  is_shortlisted: true,
}
