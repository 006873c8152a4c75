import { outboxEndpoints } from '@fledge/contract/outbox/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { listFailedMails } from './list-failed-mails.ts'
import { retryMails } from './retry-mails.ts'

/** Emails that could not be delivered, and sending them again. */
export const outboxFeature = defineFeature(outboxEndpoints, { listFailedMails, retryMails })
