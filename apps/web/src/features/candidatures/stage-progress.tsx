import {
  stageColumns,
  type CandidatureStage,
  type Turn,
} from '@fledge/domain/candidatures/types.ts'
import { isOpenStage } from '@fledge/domain/candidatures/rules.ts'
import { StagePath } from '@fledge/ui/stage-path.tsx'
import { formatDayInSentence, useNow } from '../../platform/time/clock.ts'
import { isUrgent } from '../../shared/due-line.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'

interface ProgressProps {
  readonly row: {
    readonly stage: CandidatureStage
    readonly turn_since: string
    readonly was_interested: boolean
    readonly turn: Turn
    readonly due_at: string | null
  }
  readonly side: 'company' | 'intern'
  /** Name of the other party. */
  readonly name: string
}

const steps = ['interest', 'interview', 'offer', 'hired'] as const

/**
 * Progress through interest, interview, offer and hire, with the current stage and whose turn it
 * is.
 */
export function StageProgress({ row, side, name }: ProgressProps) {
  const [zone, now] = [useZone(), useNow()]
  const at = stageColumns.findIndex((column) => column.stages.some((stage) => stage === row.stage))
  if (!isOpenStage(row.stage) && at >= steps.length) return null
  const turnText =
    row.turn === side
      ? t('candidate.path.yourTurn')
      : row.turn === 'operator'
        ? t('candidate.path.team')
        : row.turn === 'none' || row.turn === 'both'
          ? ''
          : t('candidate.path.theirTurn', { name })
  const when = formatDayInSentence(row.turn_since, zone, now)
  const text = turnText
    ? `${turnText}, ${t('candidate.path.since', { when })}`
    : t('hiring.since', { when })
  return (
    <StagePath
      label={t('candidate.path')}
      stages={steps.map((step, index) => ({
        // Interns who never expressed interest were selected by the company.
        name: t(
          step === 'interest' && !row.was_interested
            ? 'candidate.path.chosen'
            : `candidate.path.${step}`,
        ),
        state:
          index < at || (index === at && step === 'hired')
            ? 'done'
            : index === at
              ? 'current'
              : 'coming',
        ...(index === at ? { text, due: isUrgent(row.turn === side, row.due_at, now) } : {}),
      }))}
    />
  )
}
