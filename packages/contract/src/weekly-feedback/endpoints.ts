import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { line, text, uuid } from '../platform/schema.ts'
import * as s from './schema.ts'

const section = z.strictObject({ question_section: text(60).optional() })
const week = z.strictObject({ weekly_feedback_id: uuid })
const option = z.object({ id: z.string(), label: z.string() })
const changes = [
  'hostQuestion',
  'internQuestion',
  'listHostWeeks',
  'listInternWeeks',
  'viewHostWeek',
  'viewInternWeek',
  'internshipProgress',
  'internProgress',
  'listActiveInterns',
  'listOngoingInternships',
]

const hostSide = defineEndpoints({
  hostQuestion: {
    method: 'GET',
    path: 'hired-interns/weekly-feedback-loop/question/{intern_id}/{weekly_feedback_id}/{slug}',
    access: ['company:internship'],
    account: 'any',
    summary: 'Returns a company question with its saved answer.',
    params: z.strictObject({ intern_id: uuid, weekly_feedback_id: uuid, slug: text(60) }),
    response: s.weekQuestion,
  },
  answerHostQuestion: {
    method: 'POST',
    path: 'hired-interns/weekly-feedback-loop/question/{intern_id}/{weekly_feedback_id}/{slug}',
    access: ['company:internship'],
    account: 'any',
    summary: 'Saves the answer; the last answer completes the week.',
    params: z.strictObject({ intern_id: uuid, weekly_feedback_id: uuid, slug: text(60) }),
    body: s.answerBody,
    response: s.savedAnswer,
    invalidates: changes,
  },
  listHostWeeks: {
    method: 'POST',
    path: 'weekly-feedback-loop/list',
    access: ['company:internship'],
    account: 'any',
    mutates: false,
    summary: 'Returns the weeks of an internship with their labels.',
    body: z.strictObject({ internship_id: uuid }),
    response: z.array(s.weekRow),
    paginated: true,
    errors: ['NOT_FOUND'],
    fromReplica: true,
  },
  createHostProject: {
    method: 'POST',
    path: 'create-custom-project',
    access: ['company:internship'],
    account: 'any',
    summary: 'Creates a project for this internship only.',
    body: z.strictObject({ internship_id: uuid, name: line(120) }),
    response: option,
    errors: ['NOT_FOUND'],
    invalidates: changes,
  },
  viewHostWeek: {
    method: 'GET',
    path: 'weekly-feedback-loop/view-detail/{weekly_feedback_id}',
    access: ['company:internship'],
    account: 'any',
    summary: "Returns both sides' answers once both may see them.",
    params: week,
    query: section,
    response: s.weekDetail,
  },
})

const internSide = defineEndpoints({
  feedbackOffer: {
    method: 'POST',
    path: 'intern-service/weekly-feedback-loop/offer-detail',
    access: ['intern'],
    mutates: false,
    summary: 'Returns the offer of the internship that the feedback is about.',
    body: z.strictObject({ offer_id: uuid }),
    response: s.weekFeedbackOffer,
    errors: ['NOT_FOUND'],
  },
  listInternWeeks: {
    method: 'GET',
    path: 'intern-service/weekly-feedback-loop/list/{offer_id}',
    access: ['intern'],
    summary: 'Returns the weeks with their labels.',
    params: z.strictObject({ offer_id: uuid }),
    response: z.array(s.weekRow),
    paginated: true,
    fromReplica: true,
  },
  internQuestion: {
    method: 'GET',
    path: 'intern-service/weekly-feedback-loop/question/{weekly_feedback_id}/{slug}',
    access: ['intern'],
    summary: 'Returns a question with its saved answer.',
    params: z.strictObject({ weekly_feedback_id: uuid, slug: text(60) }),
    response: s.weekQuestion,
  },
  answerInternQuestion: {
    method: 'POST',
    path: 'intern-service/weekly-feedback-loop/question/{weekly_feedback_id}/{slug}',
    access: ['intern'],
    summary: 'Saves an answer.',
    params: z.strictObject({ weekly_feedback_id: uuid, slug: text(60) }),
    body: s.answerBody,
    response: s.savedAnswer,
    invalidates: changes,
  },
  completeWeek: {
    method: 'POST',
    path: 'intern-service/weekly-feedback-loop/complete-weekly-feedback',
    access: ['intern'],
    summary: 'Completes the week, which cannot be undone.',
    body: z.strictObject({ weekly_feedback_id: uuid }),
    response: s.savedAnswer,
    errors: ['INCOMPLETE', 'NOT_FOUND'],
    invalidates: changes,
  },
  createInternProject: {
    method: 'POST',
    path: 'intern-service/weekly-feedback-loop/create-custom-project',
    access: ['intern'],
    summary: 'Creates a project for this internship only.',
    body: z.strictObject({ internship_id: uuid, name: line(120) }),
    response: option,
    errors: ['NOT_FOUND'],
    invalidates: changes,
  },
  viewInternWeek: {
    method: 'GET',
    path: 'intern-service/weekly-feedback-loop/view-detail/{weekly_feedback_id}',
    access: ['intern'],
    summary: "Returns both sides' answers once both may see them.",
    params: week,
    query: section,
    response: s.weekDetail,
  },
})

export const weeklyFeedbackEndpoints = { ...hostSide, ...internSide } as const
