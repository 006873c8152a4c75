import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { serve } from './fake-server.tsx'

// Test files share a page, so each test starts without what the one before rendered or knew, such as
// a session. The library cleans up only in the file that loaded it.
beforeEach(async () => {
  await cleanup()
  serve()
})
