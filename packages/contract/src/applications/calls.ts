import { z } from 'zod'
import { withdrawApplicationReasons } from '@fledge/domain/applications/reasons.ts'
import { mostBytes } from '@fledge/domain/files/rules.ts'
import { batchView } from '../batches/schema.ts'
import { defineCalls } from '../platform/call.ts'
import { reasonOf, wordsWithOther } from '../platform/reasons.ts'
import { nothing, text, uuid } from '../platform/schema.ts'
import { profileReaders, savedPart } from '../profiles/profile-sections.ts'
import { seenFields } from '../profiles/seen-fields.ts'
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
/** Leaving the batch ends what is under way: candidatures with their interviews and offers, and an internship to come. */
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
/** What a confirmed résumé writes into. */
export const resumeChanges = [
  ...profileReaders,
  'listEducation',
  'listExperience',
  'listPortfolio',
] as const

export const applicationCalls = defineCalls({
  getApplication: {
    method: 'GET',
    path: 'intern-service/application',
    access: intern,
    says: 'The own application with everything its forms begin with.',
    query: z.strictObject({ application_id: uuid.optional() }),
    answer: applicationView,
  },
  listApplications: {
    method: 'GET',
    path: 'intern-service/application/list',
    access: intern,
    says: 'Own applications, newest first.',
    answer: z.array(applicationRow),
    counted: true,
  },
  applicationDetails: {
    method: 'POST',
    path: 'intern-service/intern-dashboard/internship-application-details',
    access: intern,
    changing: false,
    says: 'The application that is open now.',
    body: z.strictObject({ application_id: uuid.optional() }),
    answer: applicationRow.nullable(),
  },
  sectionInfo: {
    method: 'GET',
    path: 'intern-service/application/section-info',
    access: intern,
    says: 'Sections with done flags and what is missing.',
    answer: sectionInfo,
  },
  getBatchDetail: {
    method: 'GET',
    path: 'intern-service/application/batch-detail',
    access: intern,
    says: 'The batch of the own application.',
    answer: batchView,
  },
  listServices: {
    method: 'POST',
    path: 'intern-service/intern-services/list',
    access: intern,
    changing: false,
    says: 'What the own batch offers.',
    body: nothing,
    answer: z.array(z.object({ name: z.string(), description: z.string() })),
    counted: true,
  },
  startApplication: {
    method: 'POST',
    path: 'intern-service/application/start',
    aliases: ['PATCH intern-service/application/start'],
    access: intern,
    says: 'Begins the application.',
    body: nothing,
    answer: moved,
    changes,
  },
  submitApplication: {
    method: 'POST',
    path: 'intern-service/application/submit',
    aliases: ['PATCH intern-service/application/submit'],
    access: intern,
    says: 'Sends it to the programme team; refused with what is missing.',
    body: nothing,
    answer: moved,
    changes,
  },
  resubmitApplication: {
    method: 'POST',
    path: 'intern-service/application/re-submit-application',
    aliases: ['PATCH intern-service/application/re-submit-application'],
    access: intern,
    says: 'Sends it again after changes were asked for, every comment addressed.',
    body: nothing,
    answer: moved,
    changes,
  },
  withdrawApplication: {
    method: 'POST',
    path: 'intern-service/application/withdraw',
    access: intern,
    says: 'Leaves the batch; the seat is free again.',
    body: z
      .strictObject({ reason: reasonOf(withdrawApplicationReasons), note: text(1000).optional() })
      .refine(...wordsWithOther),
    answer: moved,
    changes: [...changes, 'checkToken', ...whatLeavingEnds],
  },
  getQuestions: {
    method: 'GET',
    path: 'intern-service/application/additional-question',
    access: intern,
    says: 'The additional questions and their answers.',
    answer: z.object({ questions: z.array(question), answers: z.record(z.string(), z.string()) }),
  },
  saveAnswers: {
    method: 'POST',
    path: 'intern-service/application/additional-question',
    aliases: ['PATCH intern-service/application/additional-question'],
    access: intern,
    says: 'Saves answers; a question left out keeps its answer.',
    body: z.strictObject({ answers, seen: seenFields.optional() }),
    answer: savedPart,
    changes: [...profileReaders, 'getQuestions'],
  },
  getSkillsToImprove: {
    method: 'GET',
    path: 'intern-service/application/skill-to-improve',
    access: intern,
    says: 'Skills of the career field to choose from, and those chosen.',
    answer: z.object({
      options: z.array(z.object({ id: z.int(), name: z.string() })),
      chosen_ids: z.array(z.int()),
    }),
  },
  getFieldProjects: {
    method: 'GET',
    path: 'intern-service/application/career-field/projects',
    access: intern,
    says: 'Project types of the career field, and those of interest.',
    answer: z.object({
      options: z.array(z.object({ id: z.int(), name: z.string() })),
      chosen_ids: z.array(z.int()),
    }),
  },
  parseResume: {
    method: 'POST',
    path: 'intern-service/application/v1/parse-resume',
    access: intern,
    upload: mostBytes,
    changing: false,
    says: 'Reads a résumé; nothing is saved.',
    answer: resumeRead,
  },
  saveResume: {
    method: 'POST',
    path: 'intern-service/application/v1/{applicationId}/resume',
    access: intern,
    says: 'Saves what was confirmed of a résumé.',
    params: z.strictObject({ applicationId: uuid }),
    body: resumeBody,
    answer: savedPart,
    changes: resumeChanges,
  },
  internBasicDetails: {
    method: 'GET',
    path: 'intern-service/intern-dashboard/basic-details',
    access: intern,
    says: 'Who the dashboard is for.',
    answer: z.object({
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
    says: 'How complete the profile is and what is missing.',
    answer: z.object({
      percent: z.int(),
      missing: z.array(missingField),
      optional: z.array(missingField),
    }),
  },
  currentStage: {
    method: 'GET',
    path: 'intern-service/intern-dashboard/{id}/current-stage',
    access: intern,
    says: 'Where an own application stands, from applying to the internship.',
    params: z.strictObject({ id: uuid }),
    answer: currentStage,
  },
})
