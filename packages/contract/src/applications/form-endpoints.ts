import { z } from 'zod'
import { internIntroductionRule } from '@fledge/domain/profiles/rules.ts'
import { lowEnglishVariants, videoQuestions } from '@fledge/domain/profiles/types.ts'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { saveBase } from '../platform/save-base.ts'
import { emptyBody, phoneNumber, text, uuid } from '../platform/schema.ts'
import { videoAnswerView } from '../profiles/schema.ts'
import { entryEndpoints } from './entry-endpoints.ts'
import { profileReaders, savedSection, sectionEndpoints } from './section-endpoints.ts'

const otherFormEndpoints = defineEndpoints({
  startPhone: {
    method: 'PATCH',
    path: 'intern-service/profile/phone-number',
    access: ['intern'],
    summary: 'Saves the phone number and sends a verification code.',
    body: z.strictObject({ phone: phoneNumber }),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    invalidates: profileReaders,
    response: z.object({ otp_hash: z.string(), expires_at: z.string(), resend_at: z.string() }),
  },
  verifyPhone: {
    method: 'POST',
    path: 'intern-service/profile/phone-number/verify',
    access: ['intern'],
    summary: 'Verifies the phone number with its code.',
    body: z.strictObject({
      otp: z.string().regex(/^\d{6}$/, messageKey('problems.code')),
      otp_hash: z.string().min(10).max(200),
    }),
    response: emptyBody,
    errors: ['CODE_INCORRECT', 'CODE_EXPIRED'],
    invalidates: profileReaders,
  },
  saveLowEnglish: {
    method: 'PATCH',
    path: 'intern-service/profile/low-english-proficiency/{variant}',
    access: ['intern'],
    summary: 'Saves one of the four answers required for a low English level.',
    params: z.strictObject({ variant: z.enum(lowEnglishVariants) }),
    body: z.strictObject({ answer: text(500), base: saveBase.optional() }),
    response: savedSection,
    invalidates: profileReaders,
  },
  skillSection: {
    method: 'GET',
    path: 'intern-service/profile/skill/section-data',
    access: ['intern'],
    summary: "Returns the intern's skills and goals.",
    response: z.object({
      skill_ids: z.array(z.int()),
      skill_to_improve_ids: z.array(z.int()),
      project_ids: z.array(z.int()),
      job_title: z.string().nullable(),
      internship_goal: z.string().nullable(),
      introduction: z.string().nullable(),
    }),
    errors: ['NOT_FOUND'],
  },
  enhanceText: {
    method: 'POST',
    path: 'intern-service/profile/skill/v2/enhance',
    access: ['intern'],
    mutates: false,
    summary: 'Suggests a better wording of a text without saving it.',
    body: z.strictObject({
      introduction: text(internIntroductionRule.max).min(1, messageKey('problems.missing')),
    }),
    response: z.object({ introduction: z.string(), is_changed: z.boolean() }),
  },
  listVideoAnswers: {
    method: 'POST',
    path: 'intern-service/profile/video/video-applications',
    access: ['intern'],
    mutates: false,
    summary: "Returns the video questions with the intern's answers.",
    body: emptyBody,
    response: z.array(
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
    summary: 'Saves an uploaded video of up to two minutes as an answer.',
    body: z.strictObject({
      question: z.enum(videoQuestions),
      file_id: uuid,
      seconds: z.int().min(1).max(125, messageKey('problems.videoLength')),
    }),
    response: videoAnswerView,
    errors: ['NOT_FOUND'],
    invalidates: [...profileReaders, 'listVideoAnswers'],
  },
})

/** Everything that the intern fills in, page by page, in the sign-up and the application. */
export const formEndpoints = {
  ...sectionEndpoints,
  ...entryEndpoints,
  ...otherFormEndpoints,
}
