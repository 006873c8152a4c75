import { z } from 'zod'
import { internIntroductionRule, maxOwnSkills } from '@fledge/domain/profiles/rules.ts'
import { yesNoAnswers } from '@fledge/domain/profiles/types.ts'
import type { HttpMethod } from '@fledge/kernel/endpoint.ts'
import { messageKey } from '../platform/message-keys.ts'
import { saveBase } from '../platform/save-base.ts'
import { daySchema, line, lookupId, month, phoneNumber, text, zone } from '../platform/schema.ts'

// The parts of a profile differ only in their fields: each is one entry here, from which its
// endpoint and handler are derived.

/** Response after saving a part. */
export const savedSection = z.object({ saved_at: z.string() })

/** Endpoints with profile data. */
export const profileReaders = [
  'getApplication',
  'sectionInfo',
  'profileCompletion',
  'getBasicInfo',
  'getProfile',
  'skillSection',
  'getFieldProjects',
  'getSkillsToImprove',
  'internBasicDetails',
  'getOnboardingStatus',
  'getMatch',
  'listInternCandidatures',
  'relevantRequirements',
] as const

const defineSection = <
  const P extends string,
  S extends z.ZodRawShape,
  const A extends readonly string[] = readonly [],
>(
  method: HttpMethod & ('PATCH' | 'POST'),
  path: P,
  summary: string,
  shape: S,
  aliases?: A,
) => ({
  method,
  path: `intern-service/${path}` as const,
  access: ['intern'] as const,
  summary,
  body: z.strictObject({ ...shape, base: saveBase.optional() }),
  response: savedSection,
  errors: ['NOT_FOUND'] as const,
  invalidates: profileReaders,
  ...(aliases ? { aliases } : {}),
})

const ids = (most: number) => z.array(lookupId).max(most)
const weeksMessage = messageKey('problems.weeks', { least: 4, most: 16 })
const hoursMessage = messageKey('problems.hours', { least: 5, most: 40 })
const weeks = z.int().min(4, weeksMessage).max(16, weeksMessage)
const hours = z.int().min(5, hoursMessage).max(40, hoursMessage)
const answer = z.enum(yesNoAnswers).nullable()
const names = { first_name: line(100), last_name: line(100) }
const place = { country_id: lookupId, time_zone: zone }
const introduction = text(internIntroductionRule.max).min(
  internIntroductionRule.min,
  messageKey('problems.shortText'),
)
const level = z.int().min(1).max(5)
const diversity = {
  gender_id: lookupId.nullable(),
  racial_ethnic_group_ids: ids(20).nullable(),
  disability_ids: ids(20).nullable(),
  first_generation_student: answer,
  international_student: answer,
}
const field = { career_field_id: lookupId, specialisation_ids: ids(20), skill_ids: ids(50) }

export const preferenceShape = {
  career_field_ids: ids(5).optional(),
  start_month: month,
  duration_weeks: weeks,
  hours_a_week: hours,
}
export const universityShape = {
  university_id: lookupId.nullable().optional(),
  university_name: line(200),
  major: line(150),
  education_level_id: lookupId.nullable().optional(),
  graduation_month: month.nullable().optional(),
}
/** Maximum characters of the learning goals. */
export const maxGoalsLength = 1000
export const additionalShape = {
  heard_from: text(200).nullable().optional(),
  goals: text(maxGoalsLength).nullable().optional(),
}

/** Endpoint → method, path and fields; optional fields that are left out stay unchanged. */
export const profileSectionEndpoints = {
  savePreference: defineSection(
    'POST',
    'register/save-internship-preference',
    'Saves career fields, start month, weeks and hours per week.',
    preferenceShape,
  ),
  saveUniversity: defineSection(
    'POST',
    'register/save-uni-details',
    'Saves university, major, education level and graduation month.',
    universityShape,
  ),
  saveAdditionalInfo: defineSection(
    'POST',
    'register/save-additional-info',
    'Saves how the intern heard of the programme, and their goals.',
    additionalShape,
  ),
  savePersonalInfo: defineSection(
    'PATCH',
    'profile/personal-info',
    'Saves step 1 as a whole; names and birth date cannot change after approval.',
    {
      first_name: names.first_name.optional(),
      last_name: names.last_name.optional(),
      intern_dob: daySchema.optional(),
      phone: phoneNumber.optional(),
      country_id: lookupId.optional(),
      time_zone: zone.optional(),
      citizenship_country_id: lookupId.nullable().optional(),
      english_proficiency: level.nullable().optional(),
    },
  ),
  saveProfileBasics: defineSection(
    'POST',
    'profile/basic-info',
    'Saves country and time zone.',
    place,
  ),
  savePersonalDetails: defineSection(
    'POST',
    'profile/personal-details',
    'Saves job title, goal, introduction and custom skills.',
    {
      job_title: text(150).nullable().optional(),
      internship_goal: text(1000).nullable().optional(),
      introduction: introduction.nullable().optional(),
      own_skills: z.array(line(60)).max(maxOwnSkills).optional(),
    },
  ),
  saveSpecialisation: defineSection(
    'PATCH',
    'application/specialisation',
    'Saves step 2: career field, specialisations and skills.',
    {
      career_field_id: field.career_field_id,
      specialisation_ids: field.specialisation_ids.optional(),
      skill_ids: field.skill_ids.optional(),
    },
  ),
  saveName: defineSection(
    'PATCH',
    'profile/name',
    'Saves the names, which cannot change after approval.',
    names,
  ),
  saveGender: defineSection('PATCH', 'profile/gender', 'Saves the gender, or clears it.', {
    gender_id: diversity.gender_id,
  }),
  saveCitizenship: defineSection('PATCH', 'profile/citizenship', 'Saves the citizenship.', {
    citizenship_country_id: lookupId.nullable(),
  }),
  saveRacialEthnicGroup: defineSection(
    'PATCH',
    'profile/racial-ethnic-group',
    'Saves racial and ethnic groups, or clears them.',
    { racial_ethnic_group_ids: diversity.racial_ethnic_group_ids },
  ),
  saveDisability: defineSection(
    'PATCH',
    'profile/disability',
    'Saves disabilities, or clears them.',
    {
      disability_ids: diversity.disability_ids,
    },
  ),
  saveFirstGeneration: defineSection(
    'PATCH',
    'profile/first-gen-student',
    'Saves whether the intern is a first-generation student, or clears the answer.',
    { first_generation_student: answer },
  ),
  saveInternational: defineSection(
    'PATCH',
    'profile/international-student',
    'Saves whether the intern is an international student, or clears the answer.',
    { international_student: answer },
  ),
  saveInternshipGoal: defineSection(
    'PATCH',
    'profile/skill/internship-goal',
    'Saves what the intern hopes to gain from the internship.',
    { internship_goal: text(1000).nullable() },
  ),
  saveJobTitle: defineSection(
    'PATCH',
    'profile/skill/job-title',
    'Saves the preferred job title.',
    {
      job_title: text(150).nullable(),
    },
  ),
  saveIntroduction: defineSection(
    'PATCH',
    'profile/skill/introduction-text',
    'Saves the introduction that companies see.',
    { introduction: introduction.nullable() },
  ),
  saveEnglish: defineSection(
    'PATCH',
    'profile/english-proficiency',
    'Saves the English level, 1 to 5.',
    {
      english_proficiency: level,
    },
  ),
  saveSkillsToDevelop: defineSection(
    'POST',
    'profile/skill/develop',
    'Saves the skills to develop.',
    {
      skill_to_improve_ids: ids(20),
    },
  ),
  saveInterestedProjects: defineSection(
    'POST',
    'application/skill-goals/interested-projects',
    'Saves the project types of interest.',
    { project_ids: ids(20) },
    ['PATCH intern-service/application/skill-goals/interested-projects'],
  ),
  saveStartDate: defineSection(
    'PATCH',
    'application/internship-start-date',
    'Saves the start date within the selected month and the batch, or clears it.',
    { internship_start: daySchema.nullable() },
    ['POST intern-service/application/internship-start-date'],
  ),
} as const
