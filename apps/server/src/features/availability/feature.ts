import { availabilityCalls } from '@fledge/contract/availability/calls.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { getAvailability, saveAvailability } from './save-availability.ts'

export const availabilityFeature = defineFeature(availabilityCalls, {
  getAvailability,
  saveAvailability,
})
