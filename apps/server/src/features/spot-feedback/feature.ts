import { spotFeedbackEndpoints } from '@fledge/contract/spot-feedback/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { sendSpotFeedback } from './send-spot-feedback.ts'

/** Free-text feedback from any screen. */
export const spotFeedbackFeature = defineFeature(spotFeedbackEndpoints, { sendSpotFeedback })
