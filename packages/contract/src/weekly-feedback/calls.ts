import { z } from 'zod'
import { defineCalls } from '../platform/call.ts'
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

const hostSide = defineCalls({
  hostQuestion: {
    method: 'GET',
    path: 'hired-interns/weekly-feedback-loop/question/{intern_id}/{weekly_feedback_id}/{slug}',
    access: ['company:internship'],
    account: 'any',
    says: 'One host-side question with its saved answer.',
    params: z.strictObject({ intern_id: uuid, weekly_feedback_id: uuid, slug: text(60) }),
    answer: s.weekQuestion,
  },
  answerHostQuestion: {
    method: 'POST',
    path: 'hired-interns/weekly-feedback-loop/question/{intern_id}/{weekly_feedback_id}/{slug}',
    access: ['company:internship'],
    account: 'any',
    says: 'Saves the answer; the last one completes the week.',
    params: z.strictObject({ intern_id: uuid, weekly_feedback_id: uuid, slug: text(60) }),
    body: s.answerBody,
    answer: s.answerSaved,
    changes,
  },
  listHostWeeks: {
    method: 'POST',
    path: 'weekly-feedback-loop/list',
    access: ['company:internship'],
    account: 'any',
    changing: false,
    says: 'Weeks of an internship with their labels.',
    body: z.strictObject({ internship_id: uuid }),
    answer: z.array(s.weekRow),
    counted: true,
  },
  createHostProject: {
    method: 'POST',
    path: 'create-custom-project',
    access: ['company:internship'],
    account: 'any',
    says: 'A project of this internship only.',
    body: z.strictObject({ internship_id: uuid, name: line(120) }),
    answer: option,
    changes,
  },
  viewHostWeek: {
    method: 'GET',
    path: 'weekly-feedback-loop/view-detail/{weekly_feedback_id}',
    access: ['company:internship'],
    account: 'any',
    says: "Both sides' answers, once both may see them.",
    params: week,
    query: section,
    answer: s.weekDetail,
  },
})

const internSide = defineCalls({
  feedbackOffer: {
    method: 'POST',
    path: 'intern-service/weekly-feedback-loop/offer-detail',
    access: ['intern'],
    changing: false,
    says: 'The offer whose weeks are told about.',
    body: z.strictObject({ offer_id: uuid }),
    answer: s.feedbackOffer,
  },
  listInternWeeks: {
    method: 'GET',
    path: 'intern-service/weekly-feedback-loop/list/{offer_id}',
    access: ['intern'],
    says: 'Weeks with their labels.',
    params: z.strictObject({ offer_id: uuid }),
    answer: z.array(s.weekRow),
    counted: true,
  },
  internQuestion: {
    method: 'GET',
    path: 'intern-service/weekly-feedback-loop/question/{weekly_feedback_id}/{slug}',
    access: ['intern'],
    says: 'One question with its saved answer.',
    params: z.strictObject({ weekly_feedback_id: uuid, slug: text(60) }),
    answer: s.weekQuestion,
  },
  answerInternQuestion: {
    method: 'POST',
    path: 'intern-service/weekly-feedback-loop/question/{weekly_feedback_id}/{slug}',
    access: ['intern'],
    says: 'Saves one answer.',
    params: z.strictObject({ weekly_feedback_id: uuid, slug: text(60) }),
    body: s.answerBody,
    answer: s.answerSaved,
    changes,
  },
  completeWeek: {
    method: 'POST',
    path: 'intern-service/weekly-feedback-loop/complete-weekly-feedback',
    access: ['intern'],
    says: 'Completes the week, for good.',
    body: z.strictObject({ weekly_feedback_id: uuid }),
    answer: s.answerSaved,
    changes,
  },
  createInternProject: {
    method: 'POST',
    path: 'intern-service/weekly-feedback-loop/create-custom-project',
    access: ['intern'],
    says: 'A project of this internship only.',
    body: z.strictObject({ internship_id: uuid, name: line(120) }),
    answer: option,
    changes,
  },
  viewInternWeek: {
    method: 'GET',
    path: 'intern-service/weekly-feedback-loop/view-detail/{weekly_feedback_id}',
    access: ['intern'],
    says: "Both sides' answers, once both may see them.",
    params: week,
    query: section,
    answer: s.weekDetail,
  },
})

export const weeklyFeedbackCalls = { ...hostSide, ...internSide } as const
