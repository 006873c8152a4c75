import { defineMachine } from '@fledge/kernel/machine.ts'
import { connectionStates } from './types.ts'

/**
 * State machine of a connected calendar. A provider response breaks the connection; connecting the
 * same provider again repairs it.
 */
export const calendarMachine = defineMachine('calendar', connectionStates, {
  connect: { from: [null, 'DISCONNECTED'], to: 'CONNECTED', by: ['company'] },
  reconnect: { from: ['CONNECTED', 'BROKEN'], to: 'CONNECTED', by: ['company'] },
  break: { from: ['CONNECTED'], to: 'BROKEN', by: ['system'] },
  disconnect: { from: ['CONNECTED', 'BROKEN'], to: 'DISCONNECTED', by: ['company', 'system'] },
})
