import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// The library does so only in the file that loaded it, and the others share its page.
beforeEach(cleanup)
