import { outboxEndpoints } from '@fledge/contract/outbox/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { createActJob } from '../pending-acts/public.ts'
import { exportFailedMails, listFailedMails } from './read-failed-mails.ts'
import { previewRetryMails } from './read-retry.ts'
import { copySentMail, resendMail } from './resend-mail.ts'
import { retryMails } from './retry-mails.ts'
import { retrySelectedMails } from './retry-selected-mails.ts'

/** Emails that could not be delivered, and sending them again. */
export const outboxFeature = defineFeature(
  outboxEndpoints,
  {
    listFailedMails,
    exportFailedMails,
    retryMails,
    resendMail,
    previewRetryMails,
    retrySelectedMails,
  },
  { jobs: [createActJob('outbox.resend', 'MAIL', { resendMail: copySentMail })] },
)
