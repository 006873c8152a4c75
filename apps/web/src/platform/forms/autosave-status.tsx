import { formatTime } from '@fledge/kernel/dates.ts'
import { SaveStatus } from '@fledge/ui/save-status.tsx'
import type { SaveState } from './autosaver.ts'
import { useZone } from '../shell/session.ts'
import { t } from '../i18n/use-texts.ts'

/** "Saved 12:04", from the state of useAutosave. */
export function AutosaveStatus({ state }: { readonly state: SaveState }) {
  const zone = useZone()
  const status =
    state.state === 'saved'
      ? t('common.saved', { time: formatTime(state.at, zone, 'time') })
      : state.state === 'saving'
        ? t('common.saving')
        : state.state === 'offline'
          ? t('common.keptHere')
          : state.state === 'failed'
            ? state.reason
              ? t('common.notSavedBecause', { because: state.reason })
              : t('common.notSaved')
            : ''
  return <SaveStatus state={state.state} label={status} />
}
