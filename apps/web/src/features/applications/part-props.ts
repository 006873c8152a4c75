import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import type { SaveState } from '../../platform/forms/autosaver.ts'

/**
 * Props of a part of the profile: a step of the application, and later a card that is edited in
 * place.
 */
export interface PartProps {
  readonly application: ApplicationView
  readonly disabled: boolean
  readonly onState: (state: SaveState) => void
}
