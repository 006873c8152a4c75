import { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { listNotices } from './list-notices.ts'
import { markNoticesRead } from './mark-notices-read.ts'
import { noticePreferences } from './notice-preferences.ts'
import { saveNoticePreferences } from './save-notice-preferences.ts'
import { unsubscribe } from './unsubscribe.ts'
import { unsubscribePage } from './unsubscribe-page.ts'
import { listDevMails, mailboxHtml, mailboxPage } from './read-mailbox.ts'
import { mailPreviewHtml, mailPreviewPage } from './read-mail-previews.ts'
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
  mailPreviewPage,
  mailPreviewHtml,
})
