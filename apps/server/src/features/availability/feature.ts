import { availabilityEndpoints } from '@fledge/contract/availability/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { getAvailability } from './get-availability.ts'
import { saveAvailability } from './save-availability.ts'

export const availabilityFeature = defineFeature(availabilityEndpoints, {
  getAvailability,
  saveAvailability,
})
