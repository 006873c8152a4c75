import { buildPath, paths } from '@fledge/contract/paths.ts'
import { isOfferableStage } from '@fledge/domain/candidatures/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import { NextLine } from '../../features/candidatures/next-line.tsx'
import type { DialogParam } from '../../features/interviews/company-interviews.tsx'
import { useSearchParams } from '../../platform/router/url-state.ts'
import type { Payload } from '../../platform/http/client.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

interface InterviewTask {
  readonly label: string
  /** The part of the interviews list that the button opens. */
  readonly action: DialogParam | undefined
}

/**
 * Returns the next task among the interviews: disputes before feedback, feedback before new times.
 */
export function getNextInterviewTask(
  interview: Payload<'interviews', 'getInterview'> | null,
  isCounter: boolean,
  hasExplanationDue: boolean,
): InterviewTask | null {
  if (interview?.may.contestNoShow === true)
    return { label: t('interviewScreen.list.contest'), action: 'contest' }
  if (interview?.may.giveFeedback === true)
    return { label: t('interviewScreen.list.feedback'), action: 'feedback' }
  if (isCounter) return { label: t('candidate.chooseTime'), action: 'choose' }
  return hasExplanationDue ? { label: t('interviewScreen.missed.see'), action: undefined } : null
}

interface NextProps {
  readonly id: string
  readonly stage: Payload<'candidatures', 'getStage'>
  readonly agreedAt: string | null
  readonly sentence: string
  /** Next task among the interviews, if any. */
  readonly toInterviews: InterviewTask | null
  readonly onInterviews: (action: DialogParam | undefined) => void
  /** Label of the link to the offer. */
  readonly offer: string
}

/** The next step, its deadline and the button for it. */
export function CandidateNext({
  id,
  stage,
  agreedAt,
  sentence,
  toInterviews,
  onInterviews,
  offer,
}: NextProps) {
  const [search] = useSearchParams()
  return (
    <NextLine
      turn={stage.turn}
      side="company"
      text={sentence}
      due={stage.due_at}
      closes={stage.closes_at}
      note={stage.answer_overdue}
      agreed={agreedAt}
    >
      {toInterviews && search['tab'] !== 'interviews' ? (
        <Button tone="primary" onClick={() => onInterviews(toInterviews.action)}>
          {toInterviews.label}
        </Button>
      ) : null}
      {isOfferableStage(stage.stage) ? (
        <ButtonLink
          tone="primary"
          to={buildPath(paths.company.offer, { candidate: id })}
          icon={<IconFileText size={18} aria-hidden />}
        >
          {offer}
        </ButtonLink>
      ) : null}
    </NextLine>
  )
}
