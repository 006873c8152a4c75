import { buildPath, paths } from '@fledge/contract/paths.ts'
import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import { isOpenStage } from '@fledge/domain/candidatures/rules.ts'
import { stageBadges } from '@fledge/domain/candidatures/types.ts'
import { EmptyState } from '@fledge/ui/states.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'

type Candidature = NonNullable<Payload<'browse', 'getInternProfile'>['candidature']>

/**
 * Returns the candidature for this plan if times were already proposed or agreed, or an offer
 * exists.
 */
export function findActiveCandidature(
  candidature: Candidature | null,
  plan: string | null,
): Candidature | null {
  return candidature?.plan_id === plan &&
    isOpenStage(candidature.stage) &&
    !candidatureMachine.can('proposeInterview', candidature.stage, 'company')
    ? candidature
    : null
}

/** Links to the existing candidature instead of showing an empty form. */
export function ActiveCandidatureNotice({
  candidature,
  name,
}: {
  readonly candidature: Candidature
  readonly name: string
}) {
  const to = buildPath(
    paths.company.candidate,
    { candidate: candidature.candidature_id },
    { tab: 'interviews' },
  )
  return (
    <EmptyState
      title={t('interviewScreen.propose.already', {
        name,
        stage: translateKey(stageBadges[candidature.stage].text),
      })}
      text={t('interviewScreen.propose.alreadyText')}
      action={
        <ButtonLink tone="primary" to={to}>
          {t('interviewScreen.propose.alreadyDo')}
        </ButtonLink>
      }
    />
  )
}
