import { useRef } from 'react'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { shortlistAdditions, shortlistRemovals } from '../../shared/shortlist-changes.ts'

const doubleClickMs = 600

interface ShortlistIntern {
  readonly intern_id: string
  readonly name: string
  readonly shortlisted_for: readonly (string | null)[]
}

/**
 * State and action of the shortlist button for a plan, by the same rules as the server. Without a
 * plan, removing an intern applies to all of their entries.
 */
export function useShortlistToggle(plan: string | null) {
  const refused = useShortlistRefusal()
  const save = useApiMutation('shortlist', 'saveToShortlist', {
    optimistic: shortlistAdditions,
  })
  const remove = useApiMutation('shortlist', 'removeFromShortlist', {
    optimistic: shortlistRemovals,
  })
  const isOn = (intern: ShortlistIntern) =>
    plan === null ? intern.shortlisted_for.length > 0 : intern.shortlisted_for.includes(plan)
  const last = useRef({ intern: '', at: 0 })
  const press = (intern: ShortlistIntern) => {
    // Quick presses in a row are one: the second click of a double-click would undo the first.
    const at = performance.now()
    const isRepeated =
      last.current.intern === intern.intern_id && at - last.current.at < doubleClickMs
    last.current = { intern: intern.intern_id, at }
    if (isRepeated) return
    const entries = isOn(intern) && plan === null ? intern.shortlisted_for : [plan]
    const bodies = entries.map((io) => ({ intern_id: intern.intern_id, io_id: io }))
    const [act, back] = isOn(intern) ? [remove, save] : [save, remove]
    const words = isOn(intern) ? 'browse.removed' : 'browse.saved'
    void Promise.all(bodies.map((body) => act.mutateAsync({ body }))).then(
      () =>
        showToast(t(words, { name: intern.name }), {
          label: t('common.btn.undo'),
          act: () =>
            void Promise.all(bodies.map((body) => back.mutateAsync({ body }))).catch(() => null),
        }),
      // The mutation itself shows the error.
      () => null,
    )
  }
  return {
    press,
    isOn,
    /** For buttons that depend on what the server computes, such as the stage of a candidature. */
    busy: save.isPending || remove.isPending,
    refused,
  }
}

/** Returns why the user can't change the shortlist or hide interns, or null if they can. */
export function useShortlistRefusal(): string | null {
  const { role, permissions } = useUser()
  return role === 'ADMIN' || permissions.includes('SHORTLIST_CANDIDATE')
    ? null
    : translateKey('refused.shortlist')
}
