import { messageWritingEndpoints } from './message-endpoints.ts'
import { templateEndpoints } from './template-endpoints.ts'

export const messageEndpoints = { ...messageWritingEndpoints, ...templateEndpoints }
