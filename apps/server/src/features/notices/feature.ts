import { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
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

export const noticesFeature = defineFeature(noticeEndpoints, {
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
