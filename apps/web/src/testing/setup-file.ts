import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { forgetLastDecision } from '../platform/list/use-queue-decision.ts'
import { clearInterfaceState } from '../platform/shell/toasts.ts'
import { serve } from './fake-server.tsx'

// Test files share a page, so each test starts without what the one before rendered or knew, such as
// a session, a toast or that something has just been decided. The library cleans up only in the file that loaded it.
beforeEach(async () => {
  await cleanup()
  serve()
  clearInterfaceState()
  forgetLastDecision()
})
