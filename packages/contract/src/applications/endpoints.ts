import { z } from 'zod'
import { withdrawApplicationReasons } from '@fledge/domain/applications/reasons.ts'
import { maxBytes } from '@fledge/domain/files/rules.ts'
import { batchView } from '../batches/schema.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { reasonOf, wordsWithOther } from '../platform/reasons.ts'
import { nothing, text, uuid } from '../platform/schema.ts'
import { profileReaders, savedPart } from '../profiles/profile-sections.ts'
import { baseValues } from '../profiles/base-values.ts'
import {
  answers,
  applicationRow,
  applicationView,
  currentStage,
  missingField,
  question,
  resumeBody,
  resumeRead,
  sectionInfo,
  status,
} from './schema.ts'

const intern = ['intern'] as const
const moved = z.object({ application_id: z.string(), status })
const changes = [
  ...profileReaders,
  'currentStage',
  'listApplications',
  'listFeedback',
  'applicationDetails',
] as const
/**
 * Leaving the batch ends everything in progress: candidatures with their interviews and offers, and
 * an upcoming internship.
 */
const whatLeavingEnds = [
  'listInternCandidatures',
  'getInternStage',
  'listInternInterviews',
  'listInternCandidatureInterviews',
  'listInternOffers',
  'listReceivedOffers',
  'listInternCandidatureOffers',
  'listUpcomingInternships',
  'getEnrolment',
  'getCheckout',
  'getInternOffer',
] as const
/** Endpoints whose responses change when a résumé is confirmed. */
export const resumeChanges = [
  ...profileReaders,
  'listEducation',
  'listExperience',
  'listPortfolio',
] as const

export const applicationEndpoints = defineEndpoints({
  getApplication: {
    method: 'GET',
    path: 'intern-service/application',
    access: intern,
    summary: 'The own application with everything its forms begin with.',
    query: z.strictObject({ application_id: uuid.optional() }),
    response: applicationView,
  },
  listApplications: {
    method: 'GET',
    path: 'intern-service/application/list',
    access: intern,
    summary: 'Own applications, newest first.',
    response: z.array(applicationRow),
    paginated: true,
  },
  applicationDetails: {
    method: 'POST',
    path: 'intern-service/intern-dashboard/internship-application-details',
    access: intern,
    mutates: false,
    summary: 'The application that is open now.',
    body: z.strictObject({ application_id: uuid.optional() }),
    response: applicationRow.nullable(),
  },
  sectionInfo: {
    method: 'GET',
    path: 'intern-service/application/section-info',
    access: intern,
    summary: 'Sections with done flags and what is missing.',
    response: sectionInfo,
  },
  getBatchDetail: {
    method: 'GET',
    path: 'intern-service/application/batch-detail',
    access: intern,
    summary: 'The batch of the own application.',
    response: batchView,
  },
  listServices: {
    method: 'POST',
    path: 'intern-service/intern-services/list',
    access: intern,
    mutates: false,
    summary: 'What the own batch offers.',
    body: nothing,
    response: z.array(z.object({ name: z.string(), description: z.string() })),
    paginated: true,
  },
  startApplication: {
    method: 'POST',
    path: 'intern-service/application/start',
    aliases: ['PATCH intern-service/application/start'],
    access: intern,
    summary: 'Begins the application.',
    body: nothing,
    response: moved,
    invalidates: changes,
  },
  submitApplication: {
    method: 'POST',
    path: 'intern-service/application/submit',
    aliases: ['PATCH intern-service/application/submit'],
    access: intern,
    summary: 'Sends it to the programme team; refused with what is missing.',
    body: nothing,
    response: moved,
    invalidates: changes,
  },
  resubmitApplication: {
    method: 'POST',
    path: 'intern-service/application/re-submit-application',
    aliases: ['PATCH intern-service/application/re-submit-application'],
    access: intern,
    summary: 'Sends it again after changes were asked for, every comment addressed.',
    body: nothing,
    response: moved,
    invalidates: changes,
  },
  withdrawApplication: {
    method: 'POST',
    path: 'intern-service/application/withdraw',
    access: intern,
    summary: 'Leaves the batch; the seat is free again.',
    body: z
      .strictObject({ reason: reasonOf(withdrawApplicationReasons), note: text(1000).optional() })
      .refine(...wordsWithOther),
    response: moved,
    invalidates: [...changes, 'checkToken', ...whatLeavingEnds],
  },
  getQuestions: {
    method: 'GET',
    path: 'intern-service/application/additional-question',
    access: intern,
    summary: 'The additional questions and their answers.',
    response: z.object({ questions: z.array(question), answers: z.record(z.string(), z.string()) }),
  },
  saveAnswers: {
    method: 'POST',
    path: 'intern-service/application/additional-question',
    aliases: ['PATCH intern-service/application/additional-question'],
    access: intern,
    summary: 'Saves answers; a question left out keeps its answer.',
    body: z.strictObject({ answers, seen: baseValues.optional() }),
    response: savedPart,
    invalidates: [...profileReaders, 'getQuestions'],
  },
  getSkillsToImprove: {
    method: 'GET',
    path: 'intern-service/application/skill-to-improve',
    access: intern,
    summary: 'Skills of the career field to choose from, and those chosen.',
    response: z.object({
      options: z.array(z.object({ id: z.int(), name: z.string() })),
      chosen_ids: z.array(z.int()),
    }),
  },
  getFieldProjects: {
    method: 'GET',
    path: 'intern-service/application/career-field/projects',
    access: intern,
    summary: 'Project types of the career field, and those of interest.',
    response: z.object({
      options: z.array(z.object({ id: z.int(), name: z.string() })),
      chosen_ids: z.array(z.int()),
    }),
  },
  parseResume: {
    method: 'POST',
    path: 'intern-service/application/v1/parse-resume',
    access: intern,
    upload: maxBytes,
    mutates: false,
    summary: 'Reads a résumé; nothing is saved.',
    response: resumeRead,
  },
  saveResume: {
    method: 'POST',
    path: 'intern-service/application/v1/{applicationId}/resume',
    access: intern,
    summary: 'Saves what was confirmed of a résumé.',
    params: z.strictObject({ applicationId: uuid }),
    body: resumeBody,
    response: savedPart,
    invalidates: resumeChanges,
  },
  internBasicDetails: {
    method: 'GET',
    path: 'intern-service/intern-dashboard/basic-details',
    access: intern,
    summary: 'Who the dashboard is for.',
    response: z.object({
      intern_id: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      picture_url: z.string().nullable(),
      time_zone: z.string(),
      university_name: z.string().nullable(),
      application_id: z.string().nullable(),
      status: status.nullable(),
      batch_name: z.string().nullable(),
      show_time_zone_prompt: z.boolean(),
    }),
  },
  profileCompletion: {
    method: 'GET',
    path: 'intern-service/intern-dashboard/profile-completion',
    access: intern,
    summary: 'How complete the profile is and what is missing.',
    response: z.object({
      percent: z.int(),
      missing: z.array(missingField),
      optional: z.array(missingField),
    }),
  },
  currentStage: {
    method: 'GET',
    path: 'intern-service/intern-dashboard/{id}/current-stage',
    access: intern,
    summary: 'Where an own application stands, from applying to the internship.',
    params: z.strictObject({ id: uuid }),
    response: currentStage,
  },
})
