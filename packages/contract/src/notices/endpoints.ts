import { z } from 'zod'
import { noticeKinds } from '@fledge/domain/notices/types.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { emptyBody, paging, uuid } from '../platform/schema.ts'
import { devMail, notice, preference } from './schema.ts'

const kind = z.enum(noticeKinds.map((one) => one.kind))
const token = z.strictObject({ token: z.string().min(20).max(300) })

export const noticeEndpoints = defineEndpoints({
  listNotices: {
    method: 'GET',
    path: 'notices',
    access: ['session'],
    account: 'any',
    paginated: true,
    summary: "Returns the user's notifications, newest first, with the number of unread ones.",
    query: z.strictObject(paging),
    response: z.object({ unread: z.number(), notices: z.array(notice) }),
    errors: ['NOT_FOUND'],
  },
  markNoticesRead: {
    method: 'POST',
    path: 'notices/read',
    access: ['session'],
    account: 'any',
    summary: 'Marks the given notifications, or all, as read.',
    body: z.strictObject({ ids: z.array(uuid).max(100).optional() }),
    response: z.object({ unread: z.number() }),
    invalidates: ['listNotices'],
  },
  noticeStream: {
    method: 'GET',
    path: 'notices/stream',
    access: ['session'],
    account: 'any',
    rawResponse: true,
    summary: 'Streams a "notice" server-sent event for each new notification.',
    query: emptyBody,
    response: z.string(),
    errors: ['NOT_FOUND'],
  },
  noticePreferences: {
    method: 'GET',
    path: 'notices/preferences',
    access: ['session'],
    account: 'any',
    summary: 'Returns which kinds of email the user receives.',
    query: emptyBody,
    response: z.array(preference),
  },
  saveNoticePreferences: {
    method: 'PUT',
    path: 'notices/preferences',
    access: ['session'],
    account: 'any',
    summary: 'Turns kinds of email on or off; required ones stay on.',
    body: z.strictObject({ off: z.array(kind).max(50) }),
    response: z.array(preference),
    invalidates: ['noticePreferences'],
  },
  unsubscribePage: {
    method: 'GET',
    path: 'notices/unsubscribe',
    access: ['public'],
    rawResponse: true,
    summary: 'Returns a page that asks for confirmation before unsubscribing from a kind of email.',
    query: token,
    response: z.string(),
  },
  unsubscribe: {
    method: 'POST',
    path: 'notices/unsubscribe',
    access: ['public'],
    rawResponse: true,
    csrfExempt: true,
    summary:
      'Unsubscribes from a kind of email, also with one click from a mail client (RFC 8058).',
    query: token,
    response: z.string(),
  },
  listDevMails: {
    method: 'GET',
    path: 'dev/mails',
    access: ['dev'],
    paginated: true,
    summary: 'Returns captured emails, newest first; not available in production.',
    query: z.strictObject({ ...paging, to: z.string().trim().max(254).optional() }),
    response: z.array(devMail),
  },
  mailboxPage: {
    method: 'GET',
    path: '/mailbox',
    access: ['dev'],
    rawResponse: true,
    summary: 'Returns the mailbox page of the zero-configuration mode.',
    query: z.strictObject({ to: z.string().trim().max(254).optional(), id: uuid.optional() }),
    response: z.string(),
    errors: ['NOT_FOUND'],
  },
  mailboxHtml: {
    method: 'GET',
    path: 'dev/mails/{id}/html',
    access: ['dev'],
    rawResponse: true,
    summary: 'Returns an email as a mail client shows it.',
    params: z.strictObject({ id: uuid }),
    query: emptyBody,
    response: z.string(),
  },
})
