import { publicParts } from '@fledge/domain/profiles/public-parts.ts'
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

type PublicProfile = Payload<'profiles', 'getProfile'>
const publicEntry: PublicProfile['education'][number] = {
  kind: 'education',
  entry_id: 'entry',
  degree: 'Bachelor of design',
  school: 'University of Lagos',
  from: '2024-09',
  to: null,
}

/** The same profile as its intern shows it to everyone. */
export const publicProfile: PublicProfile = {
  intern_id: 'intern',
  audience: 'public',
  name: 'Amara Okafor',
  picture_url: null,
  country_id: 1,
  country_code: 'NG',
  time_zone: 'Africa/Lagos',
  job_title: 'Designer',
  introduction: sampleProfile.introduction,
  university_name: 'University of Lagos',
  major: 'Industrial design',
  english_proficiency: 4,
  career_field: 'Design',
  specialisations: ['Product design'],
  skills: ['Prototyping', 'Figma'],
  projects: ['Design system'],
  start_month: '2027-03',
  duration_weeks: 12,
  hours_a_week: 30,
  education: [
    publicEntry,
    {
      ...publicEntry,
      entry_id: 'certificate',
      degree: 'Interaction design',
      is_certification: true,
    },
  ],
  experience: [
    {
      kind: 'experience',
      entry_id: 'job',
      title: 'Designer',
      place: 'Studio Eko',
      from: '2026-01',
      to: '2026-08',
      text: 'Interfaces for market traders',
    },
  ],
  portfolio: [
    {
      kind: 'portfolio',
      entry_id: 'work',
      title: 'Market app',
      url: 'https://example.com/market',
      file_id: 'file',
      file_name: 'market.pdf',
    },
  ],
  videos: [],
  is_public: true,
  public_parts: [...publicParts],
}
/** A profile without anything that may be left out. */
export const barePublicProfile: PublicProfile = {
  ...publicProfile,
  job_title: null,
  introduction: null,
  career_field: null,
  skills: [],
  projects: [],
  start_month: null,
  duration_weeks: null,
  hours_a_week: null,
  education: [],
  experience: [],
  portfolio: [],
}
export const longPublicProfile: PublicProfile = {
  ...publicProfile,
  name: longWord,
  job_title: longText,
  career_field: longWord,
  introduction: `${longText} ${longWord}`,
  skills: [longWord, longText],
  projects: [longText],
  education: [{ ...publicEntry, degree: longWord, school: longText }],
  experience: [{ kind: 'experience', entry_id: 'job', title: longWord, text: longWord }],
  portfolio: [
    {
      kind: 'portfolio',
      entry_id: 'work',
      title: longWord,
      url: 'https://example.com/market',
      file_id: 'file',
      file_name: `${longWord}.pdf`,
    },
  ],
}
