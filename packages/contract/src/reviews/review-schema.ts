import { deskChecks } from '@fledge/domain/reviews/approval-checks.ts'
import { z } from 'zod'
import {
  applicationPermission,
  applicationView,
  missingField,
  section,
  status,
} from '../applications/schema.ts'
import { pendingDecision } from '../pending-acts/schema.ts'
import { privateFields } from '../profiles/field-schemas.ts'
import { internOwnProfile } from '../profiles/schema.ts'
import { deskOwner, ownedRow } from '../waits/schema.ts'
import { duplicate } from './duplicate-schema.ts'
import { opinionView } from './opinion-schema.ts'

export const reviewComment = z.object({
  comment_id: z.string(),
  section,
  body: z.string(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  addressed_at: z.string().nullable(),
  note: z.string().nullable(),
  author: z.string(),
})
/** A check that the desk makes by itself; of the videos, each one that is too short. */
export const reviewCheck = z.object({
  check: z.enum(deskChecks),
  is_fine: z.boolean(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** An application in the queue of reviewers. */
export const reviewQueueRow = z.object({
  application_id: z.string(),
  status,
  name: z.string(),
  picture_url: z.string().nullable(),
  country_code: z.string().nullable(),
  career_field: z.string().nullable(),
  batch_name: z.string(),
  submitted_at: z.string().nullable(),
  /** By when it is decided; a server of the release before does not return it. */
  review_due_at: z.string().nullable().optional(),
  reviewer: z.string().nullable(),
  /** Whether another intern may be the same person. */
  has_duplicates: z.boolean(),
  /**
   * The waiting application that it is listed under, because it may be of the same person: its own id
   * if it is the first or has none. Null unless it waits.
   */
  first_application_id: z.string().nullable().optional(),
  ...ownedRow,
})
// The schema omits what reviewers must never see, so that no response can contain it.
const reviewedProfile = internOwnProfile.omit(privateFields)
const { profile: _p, may: _m, ...shownFields } = applicationView.shape

export const applicationReview = z.object({
  ...shownFields,
  profile: reviewedProfile,
  intern_user_id: z.string(),
  is_diversity_answered: z.boolean(),
  identity_documents: z.int(),
  reviewer: z.object({ user_id: z.string(), name: z.string() }).nullable(),
  review_started_at: z.string().nullable(),
  /** By when it is decided; null if it does not wait for the team. The release before does not return it. */
  review_due_at: z.string().nullable().optional(),
  missing: z.array(missingField),
  percent: z.int(),
  comments: z.array(reviewComment),
  country_code: z.string().nullable(),
  /** Labels of what the application refers to by id, by the name of the field. */
  labels: z.record(z.string(), z.array(z.string())),
  /**
   * Changes since they were requested, as sentences; null if none were requested or the intern has
   * not resubmitted.
   */
  changed: z
    .array(z.object({ section, field: z.string(), before: z.string(), after: z.string() }))
    .nullable(),
  checks: z.array(reviewCheck),
  duplicates: z.array(duplicate),
  similar: z.array(
    z.object({
      application_id: z.string(),
      name: z.string(),
      status,
      shared: z.int(),
      of: z.int(),
    }),
  ),
  /** Second opinions, the newest first. */
  opinions: z.array(opinionView),
  owner: deskOwner.nullable(),
  /** A decision that takes effect soon. */
  pending: pendingDecision,
  history: z.array(
    z.object({ move: z.string(), by: z.string(), at: z.string(), reason: z.string().nullable() }),
  ),
  may: z.object({
    takeReview: applicationPermission,
    takeOver: applicationPermission,
    comment: applicationPermission,
    requestChanges: applicationPermission,
    approve: applicationPermission,
    reject: applicationPermission,
    withdraw: applicationPermission,
    askOpinion: applicationPermission,
    answerOpinion: applicationPermission,
    cancelOpinion: applicationPermission,
  }),
})
