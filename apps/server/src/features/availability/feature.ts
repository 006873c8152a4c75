import { availabilityEndpoints } from '@fledge/contract/availability/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { getAvailability, saveAvailability } from './save-availability.ts'

export const availabilityFeature = defineFeature(availabilityEndpoints, {
  getAvailability,
  saveAvailability,
})
