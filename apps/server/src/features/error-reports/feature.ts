import { errorReportEndpoints } from '@fledge/contract/error-reports/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { sendErrorReport } from './send-error-report.ts'

/** Forwards errors of screens to the error-reporting service. */
export const errorReportsFeature = defineFeature(errorReportEndpoints, { sendErrorReport })
