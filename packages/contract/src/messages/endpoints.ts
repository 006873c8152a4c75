import { messageWritingEndpoints } from './message-endpoints.ts'
import { replyEndpoints } from './reply-endpoints.ts'
import { templateEndpoints } from './template-endpoints.ts'

export const messageEndpoints = {
  ...messageWritingEndpoints,
  ...replyEndpoints,
  ...templateEndpoints,
}
