import { spotFeedbackCalls } from '@fledge/contract/spot-feedback/calls.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { sendSpotFeedback } from './send-spot-feedback.ts'

/** Free feedback from any screen. */
export const spotFeedbackFeature = defineFeature(spotFeedbackCalls, { sendSpotFeedback })
