import { errorReportCalls } from '@fledge/contract/error-reports/calls.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { sendErrorReport } from './send-error-report.ts'

/** Errors of screens, on their way to the error-reporting service. */
export const errorReportsFeature = defineFeature(errorReportCalls, { sendErrorReport })
