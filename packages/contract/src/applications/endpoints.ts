import { z } from 'zod'
import { withdrawApplicationReasons } from '@fledge/domain/applications/reasons.ts'
import { maxBytes } from '@fledge/domain/files/rules.ts'
import { batchView } from '../batches/schema.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { reasonOf, otherReasonNote } from '../platform/reasons.ts'
import { emptyBody, text, uuid } from '../platform/schema.ts'
import { saveBase } from '../platform/save-base.ts'
import { formEndpoints } from './form-endpoints.ts'
import {
  answers,
  applicationRow,
  applicationView,
  currentStageView,
  missingField,
  question,
  resumeBody,
  parsedResume,
  sectionInfoView,
  status,
} from './schema.ts'
import { profileReaders, savedSection } from './section-endpoints.ts'

const intern = ['intern'] as const
const transitionResponse = z.object({ application_id: z.string(), status })
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
const endpointsEndedByLeaving = [
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

const processEndpoints = defineEndpoints({
  getApplication: {
    method: 'GET',
    path: 'intern-service/application',
    access: intern,
    summary: "Returns the intern's application with the initial values of all its forms.",
    query: z.strictObject({ application_id: uuid.optional() }),
    response: applicationView,
    errors: ['NOT_FOUND'],
  },
  listApplications: {
    method: 'GET',
    path: 'intern-service/application/list',
    access: intern,
    summary: "Returns the intern's applications, newest first.",
    response: z.array(applicationRow),
    paginated: true,
  },
  applicationDetails: {
    method: 'POST',
    path: 'intern-service/intern-dashboard/internship-application-details',
    access: intern,
    mutates: false,
    summary: 'Returns the application that is open now.',
    body: z.strictObject({ application_id: uuid.optional() }),
    response: applicationRow.nullable(),
    errors: ['NOT_FOUND'],
  },
  sectionInfo: {
    method: 'GET',
    path: 'intern-service/application/section-info',
    access: intern,
    summary: 'Returns the sections of the application with their completion and missing fields.',
    response: sectionInfoView,
    errors: ['NOT_FOUND'],
  },
  getBatchDetail: {
    method: 'GET',
    path: 'intern-service/application/batch-detail',
    access: intern,
    summary: "Returns the batch of the intern's application.",
    response: batchView,
    errors: ['NOT_FOUND'],
  },
  listServices: {
    method: 'POST',
    path: 'intern-service/intern-services/list',
    access: intern,
    mutates: false,
    summary: "Returns the services of the intern's batch.",
    body: emptyBody,
    response: z.array(z.object({ name: z.string(), description: z.string() })),
    paginated: true,
  },
  startApplication: {
    method: 'POST',
    path: 'intern-service/application/start',
    aliases: ['PATCH intern-service/application/start'],
    access: intern,
    summary: 'Starts the application.',
    body: emptyBody,
    response: transitionResponse,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
    invalidates: changes,
  },
  submitApplication: {
    method: 'POST',
    path: 'intern-service/application/submit',
    aliases: ['PATCH intern-service/application/submit'],
    access: intern,
    summary: 'Submits the application for review; lists what is missing if it is incomplete.',
    body: emptyBody,
    response: transitionResponse,
    errors: ['INCOMPLETE', 'NOT_FOUND', 'ILLEGAL_TRANSITION'],
    invalidates: changes,
  },
  resubmitApplication: {
    method: 'POST',
    path: 'intern-service/application/re-submit-application',
    aliases: ['PATCH intern-service/application/re-submit-application'],
    access: intern,
    summary: 'Resubmits the application after requested changes; every comment must be addressed.',
    body: emptyBody,
    response: transitionResponse,
    errors: ['INCOMPLETE', 'NOT_FOUND', 'ILLEGAL_TRANSITION'],
    invalidates: changes,
  },
  withdrawApplication: {
    method: 'POST',
    path: 'intern-service/application/withdraw',
    access: intern,
    summary: 'Leaves the batch and releases the seat.',
    body: z
      .strictObject({ reason: reasonOf(withdrawApplicationReasons), note: text(1000).optional() })
      .refine(...otherReasonNote),
    response: transitionResponse,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
    invalidates: [...changes, 'checkToken', ...endpointsEndedByLeaving],
  },
  getQuestions: {
    method: 'GET',
    path: 'intern-service/application/additional-question',
    access: intern,
    summary: "Returns the additional questions with the intern's answers.",
    response: z.object({ questions: z.array(question), answers: z.record(z.string(), z.string()) }),
    errors: ['NOT_FOUND'],
  },
  saveAnswers: {
    method: 'POST',
    path: 'intern-service/application/additional-question',
    aliases: ['PATCH intern-service/application/additional-question'],
    access: intern,
    summary: 'Saves answers to additional questions; omitted questions keep their answers.',
    body: z.strictObject({ answers, base: saveBase.optional() }),
    response: savedSection,
    errors: ['NOT_FOUND'],
    invalidates: [...profileReaders, 'getQuestions'],
  },
  getSkillsToImprove: {
    method: 'GET',
    path: 'intern-service/application/skill-to-improve',
    access: intern,
    summary: 'Returns the skills of the career field, and those the intern wants to improve.',
    response: z.object({
      options: z.array(z.object({ id: z.int(), name: z.string() })),
      chosen_ids: z.array(z.int()),
    }),
    errors: ['NOT_FOUND'],
  },
  getFieldProjects: {
    method: 'GET',
    path: 'intern-service/application/career-field/projects',
    access: intern,
    summary:
      'Returns the project types of the career field, and those the intern is interested in.',
    response: z.object({
      options: z.array(z.object({ id: z.int(), name: z.string() })),
      chosen_ids: z.array(z.int()),
    }),
    errors: ['NOT_FOUND'],
  },
  parseResume: {
    method: 'POST',
    path: 'intern-service/application/v1/parse-resume',
    access: intern,
    upload: maxBytes,
    mutates: false,
    summary: 'Extracts the details of a résumé without saving them.',
    response: parsedResume,
    errors: ['RATE_LIMITED'],
  },
  saveResume: {
    method: 'POST',
    path: 'intern-service/application/v1/{applicationId}/resume',
    access: intern,
    summary: 'Saves the confirmed details of a résumé.',
    params: z.strictObject({ applicationId: uuid }),
    body: resumeBody,
    response: savedSection,
    invalidates: resumeChanges,
  },
  internBasicDetails: {
    method: 'GET',
    path: 'intern-service/intern-dashboard/basic-details',
    access: intern,
    summary: "Returns the intern's basic details for the dashboard.",
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
    errors: ['NOT_FOUND'],
  },
  profileCompletion: {
    method: 'GET',
    path: 'intern-service/intern-dashboard/profile-completion',
    access: intern,
    summary: 'Returns how complete the profile is and what is missing.',
    response: z.object({
      percent: z.int(),
      missing: z.array(missingField),
      optional: z.array(missingField),
    }),
    errors: ['NOT_FOUND'],
  },
  currentStage: {
    method: 'GET',
    path: 'intern-service/intern-dashboard/{id}/current-stage',
    access: intern,
    summary: 'Returns the stage of an application, from registration to internship.',
    params: z.strictObject({ id: uuid }),
    response: currentStageView,
  },
})

export const applicationEndpoints = { ...processEndpoints, ...formEndpoints }
