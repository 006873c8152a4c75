import type { FlagName } from '@fledge/domain/flags/types.ts'
import { useApiQuery } from './query.ts'
import { useSession } from '../shell/session.ts'

/**
 * Whether a feature is on for the signed-in user, or for everyone if no one is signed in. Off while
 * unknown.
 */
export function useFeatureFlag(name: FlagName): boolean {
  const user = useSession()?.user_id
  return (
    useApiQuery('flags', 'featureOn', { query: { name, ...(user ? { user_id: user } : {}) } }).data
      ?.payload.is_on ?? false
  )
}
