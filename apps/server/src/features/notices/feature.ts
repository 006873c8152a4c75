import { noticeCalls } from '@fledge/contract/notices/calls.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { listNotices, markNoticesRead } from './list-notices.ts'
import {
  noticePreferences,
  saveNoticePreferences,
  unsubscribe,
  unsubscribePage,
} from './mail-preferences.ts'
import { listDevMails, mailboxHtml, mailboxPage } from './mailbox-page.ts'
import { noticeStream } from './notice-stream.ts'

export const noticesFeature = defineFeature(noticeCalls, {
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
