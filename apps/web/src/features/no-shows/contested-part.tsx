import { contestedColumns } from '@fledge/contract/interviews/contested-columns.ts'
import type { ContestedInterview } from '@fledge/contract/interviews/contested-schema.ts'
import { noShowSides } from '@fledge/domain/no-shows/types.ts'
import { EmptyState } from '@fledge/ui/states.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { oneOf } from '../../platform/list/list-address.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { useDialogParam } from '../../platform/router/url-state.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { DecideButton, ReviewDeadline, SideFilter, StatementList } from './no-show-list-parts.tsx'

const decisions = ['INTERN_DID_NOT_COME', 'COMPANY_DID_NOT_COME', 'TOOK_PLACE'] as const
const filters = { side: oneOf(noShowSides) }

const getTitle = (interview: ContestedInterview) =>
  t(`noShowScreen.claim.${interview.no_show?.claimed_by ?? 'company'}`, {
    company: interview.company_name,
    intern: interview.intern.name,
  })

const contestedCells = {
  statements: (row: ContestedInterview) => (
    <StatementList texts={contestedColumns.statements.value(row)} />
  ),
  due: ({ no_show: claim }: ContestedInterview) =>
    claim ? <ReviewDeadline due={claim.due_at} /> : null,
}

/** Disputed reports of missed interviews, longest waiting first. */
export function ContestedPart() {
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const list = useApiQuery('interviews', 'listContested', { query }, { keep: true })
  const decision = useDialogParam('decide')
  const decided = list.data?.payload.find(({ interview_id: id }) => id === decision.shown)
  return (
    <>
      <TableList
        list="contested"
        tab={{ tab: 'contested' }}
        title={t('noShowScreen.tab.contested')}
        of={list}
        params={params}
        tools={<SideFilter value={params.filters.side} onChange={(side) => params.set({ side })} />}
        empty={
          <EmptyState
            title={t('noShowScreen.contested.empty')}
            text={t('noShowScreen.contested.emptyText')}
          />
        }
        noMatch={{ title: t('noShowScreen.noMatch') }}
        columns={contestedColumns}
        cells={contestedCells}
        rowKey={(row) => row.interview_id}
        actions={(row) => (
          <DecideButton title={getTitle(row)} onClick={() => decision.open(row.interview_id)} />
        )}
        exportUrl={(columns) =>
          buildEndpointUrl('interviews', 'exportContested', {
            query: { ...params.filters, columns },
          })
        }
      />
      {decided ? <ContestedDecision interview={decided} onClose={decision.close} /> : null}
    </>
  )
}

interface ContestedDecisionProps {
  readonly interview: ContestedInterview
  readonly onClose: () => void
}

function ContestedDecision({ interview, onClose }: ContestedDecisionProps) {
  const decide = useApiMutation('interviews', 'decideNoShow', {
    quiet: true,
    onDone: ({ payload }) => {
      showToast(t('noShowScreen.done'), getUndoAction()(payload))
      onClose()
    },
  })
  return (
    <DecideDialog
      title={getTitle(interview)}
      label={t('noShowScreen.decision')}
      noteHint={t('noShowScreen.noteHint')}
      busy={decide.isPending}
      error={decide.error}
      onClose={onClose}
      choices={decisions.map((value) => ({
        value,
        label: t(`noShowScreen.decision.${value}`),
        hint: t(`noShowScreen.hint.${value}`),
      }))}
      onSend={(decision, note) => {
        const known = decisions.find((value) => value === decision)
        if (known)
          decide.mutate({ params: { id: interview.interview_id }, body: { decision: known, note } })
      }}
    >
      <div>
        <StatementList texts={contestedColumns.statements.value(interview)} />
      </div>
    </DecideDialog>
  )
}
