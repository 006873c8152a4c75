import { noticeCalls } from '@fledge/contract/notices/calls.ts'
import { room } from '../../platform/http/handler.ts'
import { listNotices, markNoticesRead } from './list-notices.ts'
import {
  noticePreferences,
  saveNoticePreferences,
  unsubscribe,
  unsubscribePage,
} from './mail-preferences.ts'
import { listDevMails, mailboxHtml, mailboxPage } from './mailbox-page.ts'
import { noticeStream } from './notice-stream.ts'

export const noticesRoom = room(noticeCalls, {
  listNotices,
  markNoticesRead,
  noticeStream,
  noticePreferences,
  saveNoticePreferences,
  unsubscribePage,
  unsubscribe,
  listDevMails,
  mailboxPage,
  mailboxHtml,
})
