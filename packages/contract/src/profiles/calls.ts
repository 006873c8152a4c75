import { z } from 'zod'
import { internIntroduction } from '@fledge/domain/profiles/rules.ts'
import { lowEnglishVariants, videoQuestions } from '@fledge/domain/profiles/types.ts'
import { messageKey } from '../platform/message-keys.ts'
import { defineCalls } from '../platform/call.ts'
import { nothing, phoneNumber, text, uuid } from '../platform/schema.ts'
import { entryCalls } from './entry-calls.ts'
import { profileReaders, profileSections, savedPart } from './profile-sections.ts'
import { seenFields } from './seen-fields.ts'
import { ownProfile, seenProfile, videoAnswerView } from './schema.ts'

const otherCalls = defineCalls({
  getProfile: {
    method: 'GET',
    path: 'intern-service/get-intern-by-uuid/{uuid}',
    access: ['public'],
    account: 'any',
    says: "An intern's profile as far as the caller may see it.",
    params: z.strictObject({ uuid }),
    answer: seenProfile,
  },
  getBasicInfo: {
    method: 'GET',
    path: 'intern-service/intern-profile/basic-info/get',
    access: ['intern'],
    says: 'The own facts that forms begin with.',
    answer: ownProfile,
  },
  startPhone: {
    method: 'PATCH',
    path: 'intern-service/profile/phone-number',
    access: ['intern'],
    says: 'Saves the number and sends the code that proves it.',
    body: z.strictObject({ phone: phoneNumber }),
    changes: profileReaders,
    answer: z.object({ otp_hash: z.string(), expires_at: z.string(), resend_at: z.string() }),
  },
  verifyPhone: {
    method: 'POST',
    path: 'intern-service/profile/phone-number/verify',
    access: ['intern'],
    says: 'Proves the number by its code.',
    body: z.strictObject({
      otp: z.string().regex(/^\d{6}$/, messageKey('problems.code')),
      otp_hash: z.string().min(10).max(200),
    }),
    answer: nothing,
    changes: profileReaders,
  },
  saveLowEnglish: {
    method: 'PATCH',
    path: 'intern-service/profile/low-english-proficiency/{variant}',
    access: ['intern'],
    says: 'One of the four questions asked where the English level is low.',
    params: z.strictObject({ variant: z.enum(lowEnglishVariants) }),
    body: z.strictObject({ answer: text(500), seen: seenFields.optional() }),
    answer: savedPart,
    changes: profileReaders,
  },
  skillSection: {
    method: 'GET',
    path: 'intern-service/profile/skill/section-data',
    access: ['intern'],
    says: 'Skills and goals as they are.',
    answer: z.object({
      skill_ids: z.array(z.int()),
      skill_to_improve_ids: z.array(z.int()),
      project_ids: z.array(z.int()),
      job_title: z.string().nullable(),
      internship_goal: z.string().nullable(),
      introduction: z.string().nullable(),
    }),
  },
  enhanceText: {
    method: 'POST',
    path: 'intern-service/profile/skill/v2/enhance',
    access: ['intern'],
    changing: false,
    says: 'A better wording of a text; nothing is saved.',
    body: z.strictObject({
      introduction: text(internIntroduction.max).min(1, messageKey('problems.missing')),
    }),
    answer: z.object({ introduction: z.string(), is_changed: z.boolean() }),
  },
  listVideoAnswers: {
    method: 'POST',
    path: 'intern-service/profile/video/video-applications',
    access: ['intern'],
    changing: false,
    says: 'The video questions and their answers.',
    body: nothing,
    answer: z.array(
      z.object({
        question: z.enum(videoQuestions),
        text: z.string(),
        answer: videoAnswerView.nullable(),
      }),
    ),
  },
  saveVideoAnswer: {
    method: 'POST',
    path: 'intern-service/profile/video/create',
    access: ['intern'],
    says: 'Answers a question with an uploaded video of up to two minutes.',
    body: z.strictObject({
      question: z.enum(videoQuestions),
      file_id: uuid,
      seconds: z.int().min(1).max(125, messageKey('problems.videoLength')),
    }),
    answer: videoAnswerView,
    changes: [...profileReaders, 'listVideoAnswers'],
  },
})

export const profileCalls = { ...profileSections, ...entryCalls, ...otherCalls }
