import { z } from 'zod'
import { noticeKinds } from '@fledge/domain/notices/types.ts'
import { defineCalls } from '../platform/call.ts'
import { nothing, paging, uuid } from '../platform/schema.ts'
import { devMail, notice, preference } from './schema.ts'

const kind = z.enum(noticeKinds.map((one) => one.kind))
const token = z.strictObject({ token: z.string().min(20).max(300) })

export const noticeCalls = defineCalls({
  listNotices: {
    method: 'GET',
    path: 'notices',
    access: ['session'],
    account: 'any',
    counted: true,
    says: 'What happened for this user, newest first, with how many are unread.',
    query: z.strictObject(paging),
    answer: z.object({ unread: z.number(), notices: z.array(notice) }),
  },
  markNoticesRead: {
    method: 'POST',
    path: 'notices/read',
    access: ['session'],
    account: 'any',
    says: 'Marks notices as read: those named, or all.',
    body: z.strictObject({ ids: z.array(uuid).max(100).optional() }),
    answer: z.object({ unread: z.number() }),
    changes: ['listNotices'],
  },
  noticeStream: {
    method: 'GET',
    path: 'notices/stream',
    access: ['session'],
    account: 'any',
    raw: true,
    says: 'Says "notice" whenever there is a new one: server-sent events.',
    query: nothing,
    answer: z.string(),
  },
  noticePreferences: {
    method: 'GET',
    path: 'notices/preferences',
    access: ['session'],
    account: 'any',
    says: 'Which kinds of mail this user gets.',
    query: nothing,
    answer: z.array(preference),
  },
  saveNoticePreferences: {
    method: 'PUT',
    path: 'notices/preferences',
    access: ['session'],
    account: 'any',
    says: 'Turns kinds of mail off and on; needed ones stay on.',
    body: z.strictObject({ off: z.array(kind).max(50) }),
    answer: z.array(preference),
    changes: ['noticePreferences'],
  },
  unsubscribePage: {
    method: 'GET',
    path: 'notices/unsubscribe',
    access: ['public'],
    raw: true,
    says: 'Asks before it ends the mails of one kind; opening it changes nothing.',
    query: token,
    answer: z.string(),
  },
  unsubscribe: {
    method: 'POST',
    path: 'notices/unsubscribe',
    access: ['public'],
    raw: true,
    ownProof: true,
    says: 'Ends the mails of one kind; mail programs press it by themselves (RFC 8058).',
    query: token,
    answer: z.string(),
  },
  listDevMails: {
    method: 'GET',
    path: 'dev/mails',
    access: ['dev'],
    counted: true,
    says: 'Mails that would have been sent, newest first; not there in production.',
    query: z.strictObject({ ...paging, to: z.string().trim().max(254).optional() }),
    answer: z.array(devMail),
  },
  mailboxPage: {
    method: 'GET',
    path: '/mailbox',
    access: ['dev'],
    raw: true,
    says: 'The same for people: the mailbox of the zero-configuration mode.',
    query: z.strictObject({ to: z.string().trim().max(254).optional(), id: uuid.optional() }),
    answer: z.string(),
  },
  mailboxHtml: {
    method: 'GET',
    path: 'dev/mails/{id}/html',
    access: ['dev'],
    raw: true,
    says: 'One mail as a mail program shows it.',
    params: z.strictObject({ id: uuid }),
    query: nothing,
    answer: z.string(),
  },
})
