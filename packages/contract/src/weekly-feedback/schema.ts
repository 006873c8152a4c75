import { z } from 'zod'
import { weekLabels } from '@fledge/domain/weekly-feedback/types.ts'
import { booleanText, text } from '../platform/schema.ts'

/** A number, a choice, text or a list; the domain's rule checks it against the question. */
export const weekAnswer = z.union([z.number(), text(2100), z.array(text(200)).max(20)])
export type WeekAnswer = z.output<typeof weekAnswer>
export const answerBody = z.strictObject({ answer: weekAnswer })

const questionTypes = ['projects', 'text', 'number', 'rating', 'frequency', 'skills'] as const
const option = z.object({ id: z.string(), label: z.string() })

/** A question with its saved answer; the screen renders it by type. */
export const weekQuestion = z.object({
  weekly_feedback_id: z.string(),
  internship_id: z.string(),
  offer_id: z.string(),
  week: z.int(),
  starts_on: z.string(),
  ends_on: z.string(),
  unlocks_at: z.string(),
  visible_at: z.string(),
  company_name: z.string(),
  logo_url: z.string().nullable(),
  intern_name: z.string(),
  role: z.string(),
  slug: z.string(),
  type: z.enum(questionTypes),
  text: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  options: z.array(option),
  answer: weekAnswer.nullable(),
  saved_at: z.string().nullable(),
  hours_agreed: z.int(),
  /** All questions in order, with the answers so far as text. */
  steps: z.array(
    z.object({
      slug: z.string(),
      text: z.string(),
      answered: z.boolean(),
      says: z.string().nullable(),
    }),
  ),
  /** The user's answers to the same question in earlier weeks, if they are numbers. */
  earlier: z.array(z.object({ week: z.int(), value: z.number() })),
  /**
   * Before its unlock nothing can be answered, after completion nothing can be changed, and a
   * missed week is locked once the internship is complete.
   */
  is_locked: z.boolean(),
  is_completed: z.boolean(),
  is_missed: z.boolean(),
})
export type WeekQuestion = z.output<typeof weekQuestion>
export const savedAnswer = z.object({
  saved_at: z.string(),
  is_completed: z.boolean(),
  missing: z.array(z.string()),
})

export const weekRow = z.object({
  weekly_feedback_id: z.string(),
  week: z.int(),
  starts_on: z.string(),
  ends_on: z.string(),
  unlocks_at: z.string(),
  label: z.enum(weekLabels),
  label_text: z.string(),
  other_label: z.enum(weekLabels),
  is_visible: z.boolean(),
  active: booleanText,
  completed: booleanText,
  next_slug: z.string().nullable(),
})
export type WeekRow = z.output<typeof weekRow>

const weekAnswerView = z.object({
  slug: z.string(),
  text: z.string(),
  type: z.enum(questionTypes),
  answer: weekAnswer.nullable(),
  says: z.string().nullable(),
})
/** Both sides' answers; the other side's are null until both may see them. */
export const weekDetail = z.object({
  weekly_feedback_id: z.string(),
  week: z.int(),
  starts_on: z.string(),
  ends_on: z.string(),
  visible_at: z.string(),
  own: z.array(weekAnswerView),
  other: z.array(weekAnswerView).nullable(),
  own_label: z.enum(weekLabels),
  other_label: z.enum(weekLabels),
  company_name: z.string(),
  intern_name: z.string(),
})
export type WeekDetail = z.output<typeof weekDetail>
export const weekFeedbackOffer = z.object({
  offer_id: z.string(),
  internship_id: z.string(),
  role: z.string(),
  company_name: z.string(),
  logo_url: z.string().nullable(),
  intern_name: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  hours_a_week: z.int(),
  is_active: booleanText,
  is_completed: booleanText,
  custom_projects: z.array(option),
  projects: z.array(option),
})
