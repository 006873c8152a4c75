import { z } from 'zod'
import { maxOwnSkills } from '@fledge/domain/profiles/rules.ts'
import type { HttpMethod } from '@fledge/kernel/endpoint.ts'
import { saveBase } from '../platform/save-base.ts'
import { line } from '../platform/schema.ts'
import { fieldSchemas as fields, toPartialShape } from '../profiles/field-schemas.ts'

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

export const preferenceShape = {
  career_field_ids: fields.career_field_ids.optional(),
  start_month: fields.start_month,
  duration_weeks: fields.duration_weeks,
  hours_a_week: fields.hours_a_week,
}
export const universityShape = {
  university_id: fields.university_id.nullable().optional(),
  university_name: fields.university_name,
  major: fields.major,
  education_level_id: fields.education_level_id.nullable().optional(),
  graduation_month: fields.graduation_month.nullable().optional(),
}
export const additionalShape = {
  heard_from: fields.heard_from.nullable().optional(),
  goals: fields.goals.nullable().optional(),
}

/** Endpoint → method, path and fields; optional fields that are left out stay unchanged. */
export const sectionEndpoints = {
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
    toPartialShape('PERSONAL_INFORMATION'),
  ),
  saveProfileBasics: defineSection('POST', 'profile/basic-info', 'Saves country and time zone.', {
    country_id: fields.country_id,
    time_zone: fields.time_zone,
  }),
  savePersonalDetails: defineSection(
    'POST',
    'profile/personal-details',
    'Saves job title, goal, introduction and custom skills.',
    {
      ...toPartialShape('RESUME_PROFILE'),
      own_skills: z.array(line(60)).max(maxOwnSkills).optional(),
    },
  ),
  saveSpecialisation: defineSection(
    'PATCH',
    'application/specialisation',
    'Saves step 2: career field, specialisations and skills.',
    {
      career_field_id: fields.career_field_id,
      specialisation_ids: fields.specialisation_ids.optional(),
      skill_ids: fields.skill_ids.optional(),
    },
  ),
  saveName: defineSection(
    'PATCH',
    'profile/name',
    'Saves the names, which cannot change after approval.',
    { first_name: fields.first_name, last_name: fields.last_name },
  ),
  saveGender: defineSection('PATCH', 'profile/gender', 'Saves the gender, or clears it.', {
    gender_id: fields.gender_id.nullable(),
  }),
  saveCitizenship: defineSection('PATCH', 'profile/citizenship', 'Saves the citizenship.', {
    citizenship_country_id: fields.citizenship_country_id.nullable(),
  }),
  saveRacialEthnicGroup: defineSection(
    'PATCH',
    'profile/racial-ethnic-group',
    'Saves racial and ethnic groups, or clears them.',
    { racial_ethnic_group_ids: fields.racial_ethnic_group_ids.nullable() },
  ),
  saveDisability: defineSection(
    'PATCH',
    'profile/disability',
    'Saves disabilities, or clears them.',
    {
      disability_ids: fields.disability_ids.nullable(),
    },
  ),
  saveFirstGeneration: defineSection(
    'PATCH',
    'profile/first-gen-student',
    'Saves whether the intern is a first-generation student, or clears the answer.',
    { first_generation_student: fields.first_generation_student.nullable() },
  ),
  saveInternational: defineSection(
    'PATCH',
    'profile/international-student',
    'Saves whether the intern is an international student, or clears the answer.',
    { international_student: fields.international_student.nullable() },
  ),
  saveInternshipGoal: defineSection(
    'PATCH',
    'profile/skill/internship-goal',
    'Saves what the intern hopes to gain from the internship.',
    { internship_goal: fields.internship_goal.nullable() },
  ),
  saveJobTitle: defineSection(
    'PATCH',
    'profile/skill/job-title',
    'Saves the preferred job title.',
    {
      job_title: fields.job_title.nullable(),
    },
  ),
  saveIntroduction: defineSection(
    'PATCH',
    'profile/skill/introduction-text',
    'Saves the introduction that companies see.',
    { introduction: fields.introduction.nullable() },
  ),
  saveEnglish: defineSection(
    'PATCH',
    'profile/english-proficiency',
    'Saves the English level, 1 to 5.',
    {
      english_proficiency: fields.english_proficiency,
    },
  ),
  saveSkillsToDevelop: defineSection(
    'POST',
    'profile/skill/develop',
    'Saves the skills to develop.',
    {
      skill_to_improve_ids: fields.skill_to_improve_ids,
    },
  ),
  saveInterestedProjects: defineSection(
    'POST',
    'application/skill-goals/interested-projects',
    'Saves the project types of interest.',
    { project_ids: fields.project_ids },
    ['PATCH intern-service/application/skill-goals/interested-projects'],
  ),
  saveStartDate: defineSection(
    'PATCH',
    'application/internship-start-date',
    'Saves the start date within the selected month and the batch, or clears it.',
    { internship_start: fields.internship_start.nullable() },
    ['POST intern-service/application/internship-start-date'],
  ),
} as const
