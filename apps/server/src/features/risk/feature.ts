import { riskEndpoints } from '@fledge/contract/risk/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { exportAtRisk, listAtRisk } from './read-risks.ts'

/** Running internships that may fail, before anyone says so. */
export const riskFeature = defineFeature(riskEndpoints, { listAtRisk, exportAtRisk })
