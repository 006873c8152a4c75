import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Payload } from '../../platform/http/client.ts'
import { sampleCandidate } from './candidates.ts'
import { longMatch, sampleMatch } from './matches.ts'

type Profile = Payload<'browse', 'getInternProfile'>

const entry: Profile['education'][number] = {
  id: 'entry',
  title: 'Industrial design',
  place: 'University of Lagos',
  from: '2024-09',
  to: null,
  text: 'Bachelor',
  is_certification: false,
  url: null,
  file: null,
}

/** The profile of an intern, as a company reads it. */
export const sampleProfile: Profile = {
  ...sampleCandidate,
  application_id: 'application',
  introduction: 'I design tools for people who work with their hands.',
  specialisations: ['Product design'],
  skills_to_improve: ['Research'],
  projects: ['Design system', 'App design'],
  graduation_month: '2027-09',
  education: [
    entry,
    { ...entry, id: 'certificate', title: 'Interaction design', is_certification: true },
  ],
  experience: [{ ...entry, id: 'job', title: 'Designer', place: 'Studio Eko', to: '2026-08' }],
  portfolio: [
    { ...entry, id: 'work', title: 'Market app', place: '', url: 'https://example.com/market' },
  ],
  videos: [],
  email: null,
  phone: null,
  match: sampleMatch,
  plan_hours: { from: '09:00', to: '17:00', zone: 'Europe/London' },
}
/** A profile without anything that may be left out. */
export const bareProfile: Profile = {
  ...sampleProfile,
  introduction: null,
  skills: [],
  skills_to_improve: [],
  projects: [],
  education: [],
  experience: [],
  portfolio: [],
  start_month: null,
  duration_weeks: null,
  hours_a_week: null,
  match: null,
  plan_hours: null,
}
const longEntry = {
  ...entry,
  title: longWord,
  place: longText,
  text: longWord,
  url: `https://example.com/${longWord}`,
}
export const longProfile: Profile = {
  ...sampleProfile,
  name: longWord,
  introduction: `${longText} ${longWord}`,
  university: longText,
  major: longWord,
  career_field: longText,
  specialisations: [longText],
  skills: [longWord, longText],
  projects: [longText, longWord],
  education: [longEntry],
  experience: [{ ...longEntry, id: 'long-job' }],
  portfolio: [{ ...longEntry, id: 'long-work' }],
  email: `${longWord}@example.com`,
  phone: '+234 1 234 5678',
  match: longMatch,
}

export const notInterestedReasons = [
  { id: 'SKILLS', name: 'Skills do not match' },
  { id: 'TIME', name: longText },
]
