import type { SavedView } from '@fledge/contract/lists/schema.ts'
import { respondWith } from '../fake-server.tsx'

export const sampleView: SavedView = {
  view_id: '00000000-0000-7000-8000-0000000000a1',
  name: 'New interns',
  parameters: { type: 'I' },
  is_shared: false,
  is_own: true,
  owner_name: 'Iris Weber',
  is_default: false,
  may: { change: true },
}

export const sampleViewOfColleague: SavedView = {
  ...sampleView,
  view_id: '00000000-0000-7000-8000-0000000000a2',
  name: 'Approved',
  parameters: { application: 'APPROVED', columns: 'name,batch' },
  is_shared: true,
  is_own: false,
  owner_name: 'Tom Baker',
  may: { change: 'refused.viewOfColleague' },
}

/** For screens with a list, whatever they are about. */
export const noSavedViews = respondWith('lists', 'listSavedViews', [])
