import { z } from 'zod'
import { noticeKinds } from '@fledge/domain/notices/types.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { nothing, paging, uuid } from '../platform/schema.ts'
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
    summary: 'What happened for this user, newest first, with how many are unread.',
    query: z.strictObject(paging),
    response: z.object({ unread: z.number(), notices: z.array(notice) }),
  },
  markNoticesRead: {
    method: 'POST',
    path: 'notices/read',
    access: ['session'],
    account: 'any',
    summary: 'Marks notices as read: those named, or all.',
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
    summary: 'Says "notice" whenever there is a new one: server-sent events.',
    query: nothing,
    response: z.string(),
  },
  noticePreferences: {
    method: 'GET',
    path: 'notices/preferences',
    access: ['session'],
    account: 'any',
    summary: 'Which kinds of mail this user gets.',
    query: nothing,
    response: z.array(preference),
  },
  saveNoticePreferences: {
    method: 'PUT',
    path: 'notices/preferences',
    access: ['session'],
    account: 'any',
    summary: 'Turns kinds of mail off and on; needed ones stay on.',
    body: z.strictObject({ off: z.array(kind).max(50) }),
    response: z.array(preference),
    invalidates: ['noticePreferences'],
  },
  unsubscribePage: {
    method: 'GET',
    path: 'notices/unsubscribe',
    access: ['public'],
    rawResponse: true,
    summary: 'Asks before it ends the mails of one kind; opening it changes nothing.',
    query: token,
    response: z.string(),
  },
  unsubscribe: {
    method: 'POST',
    path: 'notices/unsubscribe',
    access: ['public'],
    rawResponse: true,
    csrfExempt: true,
    summary: 'Ends the mails of one kind; mail programs press it by themselves (RFC 8058).',
    query: token,
    response: z.string(),
  },
  listDevMails: {
    method: 'GET',
    path: 'dev/mails',
    access: ['dev'],
    paginated: true,
    summary: 'Mails that would have been sent, newest first; not there in production.',
    query: z.strictObject({ ...paging, to: z.string().trim().max(254).optional() }),
    response: z.array(devMail),
  },
  mailboxPage: {
    method: 'GET',
    path: '/mailbox',
    access: ['dev'],
    rawResponse: true,
    summary: 'The same for people: the mailbox of the zero-configuration mode.',
    query: z.strictObject({ to: z.string().trim().max(254).optional(), id: uuid.optional() }),
    response: z.string(),
  },
  mailboxHtml: {
    method: 'GET',
    path: 'dev/mails/{id}/html',
    access: ['dev'],
    rawResponse: true,
    summary: 'One mail as a mail program shows it.',
    params: z.strictObject({ id: uuid }),
    query: nothing,
    response: z.string(),
  },
})
