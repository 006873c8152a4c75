import { buildPath, paths } from '@fledge/contract/paths.ts'
import { isInProgress } from '@fledge/domain/candidatures/rules.ts'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'

type Candidate = Payload<'browse', 'browseCandidates'>['candidates'][number]

interface LinkedIntern extends Pick<Candidate, 'intern_id' | 'candidature'> {
  readonly match: { readonly plan_id: string } | null
}

/** Returns a link to the candidature in progress, or to the interview proposal that starts one. */
export function toCandidateLink(intern: LinkedIntern, plan: string | null) {
  const { candidature } = intern
  if (candidature && isInProgress(candidature.stage))
    return {
      to: buildPath(paths.company.candidate, { candidate: candidature.candidature_id }),
      label: t('browse.card.open'),
    }
  return {
    to: buildPath(
      paths.company.propose,
      { intern: intern.intern_id },
      { plan: plan ?? intern.match?.plan_id },
    ),
    label: t('browse.card.propose'),
  }
}
