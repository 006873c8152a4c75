import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { forgetTyping } from '../platform/list/review-keys.ts'
import { forgetLastPress } from '../platform/list/second-press.ts'
import { clearInterfaceState } from '../platform/shell/toasts.ts'
import { forgetSkips } from '../shared/undo-skip.ts'
import { serve } from './fake-server.tsx'

// Test files share a page, so each test starts without what the one before rendered or knew, such as
// a session, a toast or that something has just been decided or skipped. The library cleans up only in the file that loaded it.
beforeEach(async () => {
  await cleanup()
  serve()
  clearInterfaceState()
  forgetLastPress()
  forgetTyping()
  forgetSkips()
})
