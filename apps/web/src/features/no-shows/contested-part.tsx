import { contestedColumns } from '@fledge/contract/interviews/contested-columns.ts'
import type { ContestedInterview } from '@fledge/contract/interviews/contested-schema.ts'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { confirmDecision, NoShowList, useNoShowParams } from './no-show-list.tsx'
import { ReviewDeadline, StatementList } from './no-show-list-parts.tsx'

const decisions = ['INTERN_DID_NOT_COME', 'COMPANY_DID_NOT_COME', 'TOOK_PLACE'] as const

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
  const params = useNoShowParams()
  const query = { ...params.keyset, ...params.filters }
  return (
    <NoShowList
      tab="contested"
      list="contested"
      of={useApiQuery('interviews', 'listContested', { query }, { keep: true })}
      params={params}
      columns={contestedColumns}
      cells={contestedCells}
      rowKey={(row) => row.interview_id}
      getTitle={getTitle}
      exportUrl={(of) => buildEndpointUrl('interviews', 'exportContested', { query: of })}
      decision={(row, close) => <ContestedDecision interview={row} onClose={close} />}
    />
  )
}

interface ContestedDecisionProps {
  readonly interview: ContestedInterview
  readonly onClose: () => void
}

function ContestedDecision({ interview, onClose }: ContestedDecisionProps) {
  const decide = useApiMutation('interviews', 'decideNoShow', confirmDecision(onClose))
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
