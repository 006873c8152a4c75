import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { notInterestedReasons } from '@fledge/domain/shortlist/reasons.ts'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { internHidings, internShowings } from '../../shared/shortlist-changes.ts'
import styles from './browse.module.css'

type ReasonId = (typeof notInterestedReasons)[number]['id']
const isReason = (id: string): id is ReasonId =>
  notInterestedReasons.some((reason) => reason.id === id)

interface HideProps {
  readonly intern: { readonly intern_id: string; readonly name: string }
  /** Previously given reasons. When set, they are edited and the intern remains hidden. */
  readonly previousReasons?: readonly string[]
  readonly onClose: () => void
}

/** Hides an intern with reasons, or updates the reasons of a hidden one. */
function useHideIntern({
  intern: { intern_id: internId, name },
  previousReasons,
  onClose,
}: HideProps) {
  const undo = useApiMutation('shortlist', 'undoNotInterested', {
    optimistic: internShowings,
    onDone: () => showToast(t('browse.shown', { name })),
  })
  const hide = useApiMutation('shortlist', 'markNotInterested', {
    optimistic: internHidings,
    onDone: () =>
      showToast(t('browse.hidden', { name }), {
        label: t('common.btn.undo'),
        act: () => undo.mutate({ params: { internId } }),
      }),
  })
  const change = useApiMutation('shortlist', 'changeNotInterested', {
    onDone: () => {
      showToast(t('browse.hide.changed'))
      onClose()
    },
  })
  const save = (reasons: readonly ReasonId[]) => {
    if (previousReasons)
      return change.mutate({ params: { internId }, body: { not_interested_reasons: [...reasons] } })
    hide.mutate({ body: { intern_id: internId, not_interested_reasons: [...reasons] } })
    return onClose()
  }
  return { save, isSaving: change.isPending }
}

/** Hides an intern with reasons, or edits the reasons. Can be undone immediately or later. */
export function HideDialog(props: HideProps) {
  const { intern, previousReasons, onClose } = props
  const [reasons, setReasons] = useState<readonly ReasonId[]>(
    (previousReasons ?? []).filter(isReason),
  )
  const offered = useApiQuery('lookups', 'listNotInterestedReasons', {}, { staleTime: 3_600_000 })
  const { save, isSaving } = useHideIntern(props)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(previousReasons ? 'browse.hide.changeTitle' : 'browse.hide.title', {
        name: intern.name,
      })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button
            tone="primary"
            busy={isSaving}
            disabledReason={reasons.length === 0 ? t('browse.hide.choose') : null}
            onClick={() => save(reasons)}
          >
            {t(previousReasons ? 'browse.hide.save' : 'browse.hide.act')}
          </Button>
        </>
      }
    >
      <p className={styles['dim']}>
        {t(previousReasons ? 'browse.hide.changeText' : 'browse.hide.text', { name: intern.name })}
      </p>
      <QueryResult of={offered} name={t('browse.hide.reasons')}>
        {(rows) => <ReasonChoice offered={rows} reasons={reasons} onChange={setReasons} />}
      </QueryResult>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly offered: Payload<'lookups', 'listNotInterestedReasons'>
  readonly reasons: readonly ReasonId[]
  readonly onChange: Dispatch<SetStateAction<readonly ReasonId[]>>
}

function ReasonChoice({ offered, reasons, onChange }: ChoiceProps) {
  const toggle = (id: ReasonId) =>
    onChange((before) =>
      before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
    )
  return (
    <fieldset className={styles['reasons']}>
      <legend>{t('browse.hide.reasons')}</legend>
      {offered.map(({ id, name: label }) =>
        isReason(id) ? (
          <Checkbox
            key={id}
            label={label}
            checked={reasons.includes(id)}
            onChange={() => toggle(id)}
          />
        ) : null,
      )}
    </fieldset>
  )
}
