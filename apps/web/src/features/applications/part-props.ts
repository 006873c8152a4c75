import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import type { SaveState } from '../../platform/autosaver.ts'

/** A part of the profile as a form: a step of the application, and later a card of the profile, edited in place. */
export interface PartProps {
  readonly application: ApplicationView
  readonly disabled: boolean
  readonly onState: (state: SaveState) => void
}
