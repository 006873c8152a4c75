import type { MatchingOpening, UnplacedIntern } from '@fledge/contract/placement/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { FitBar } from '@fledge/ui/fit-bar.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { formatFit, listFitReasons } from '../../shared/format-match.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { ReasonField } from './reason-field.tsx'

interface OpeningsDialogProps {
  readonly intern: UnplacedIntern
  readonly onClose: () => void
}

/** Openings that fit an intern, with the reasons, each of which can be suggested to both sides. */
export function OpeningsDialog({ intern, onClose }: OpeningsDialogProps) {
  const id = intern.application_id
  const [reason, setReason] = useState('')
  const propose = useApiMutation('placement', 'proposeMatch', {
    onDone: ({ payload }) =>
      showToast(t('placementScreen.proposed', { count: payload.count }), getUndoAction()(payload)),
  })
  return (
    <Dialog
      opened
      busy={propose.isPending}
      onClose={onClose}
      width={560}
      title={t('placementScreen.openingsTitle', { name: intern.name })}
      closeLabel={t('common.btn.close')}
    >
      <Stack tight>
        <p>{t('placementScreen.openingsText')}</p>
        <ReasonField value={reason} onChange={setReason} />
        <Openings
          id={id}
          isBusy={propose.isPending}
          reason={reason}
          onPropose={(plan_id) =>
            propose.mutate({ body: { selection: { rows: [id] }, plan_id, reason, count: 1 } })
          }
        />
      </Stack>
    </Dialog>
  )
}

interface OpeningsProps {
  readonly id: string
  readonly isBusy: boolean
  readonly reason: string
  readonly onPropose: (planId: string) => void
}

function Openings({ id, ...props }: OpeningsProps) {
  const openings = useApiQuery('placement', 'listOpenings', { params: { id } })
  return (
    <QueryResult
      of={openings}
      name={t('placementScreen.openings')}
      empty={<p>{t('placementScreen.noOpenings')}</p>}
    >
      {(rows) => (
        <ul>
          {rows.map((opening) => (
            <Opening key={opening.match.plan_id} opening={opening} {...props} />
          ))}
        </ul>
      )}
    </QueryResult>
  )
}

interface OpeningProps extends Omit<OpeningsProps, 'id'> {
  readonly opening: MatchingOpening
}

function Opening({ opening, isBusy, reason, onPropose }: OpeningProps) {
  const { match, company, may } = opening
  const problem =
    may.propose !== true
      ? translateKey(may.propose)
      : reason.trim()
        ? null
        : t('placementScreen.reasonMissing')
  return (
    <CardListItem
      end={
        <Button
          size="small"
          busy={isBusy}
          disabledReason={problem}
          onClick={() => onPropose(match.plan_id)}
        >
          {t('placementScreen.propose')}
        </Button>
      }
    >
      <b>{match.plan_name}</b>
      <Meta>
        {company.name} · {t('placementScreen.openingsLeft', { count: opening.openings_left })}
      </Meta>
      <FitBar label={formatFit(match)} reasons={listFitReasons(match)} />
    </CardListItem>
  )
}
