import { availabilityCalls } from '@fledge/contract/availability/calls.ts'
import { room } from '../../platform/http/handler.ts'
import { getAvailability, saveAvailability } from './save-availability.ts'

export const availabilityRoom = room(availabilityCalls, { getAvailability, saveAvailability })
