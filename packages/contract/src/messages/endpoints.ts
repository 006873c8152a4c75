import { templateEndpoints } from './template-endpoints.ts'

export const messageEndpoints = { ...templateEndpoints }
