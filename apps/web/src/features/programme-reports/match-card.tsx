import { type MatchCode, matchWeights } from '@fledge/domain/matching/types.ts'
import { Card } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'

// The keys of an object are those of its type.
const codes = Object.keys(matchWeights) as readonly MatchCode[]

/** What the match score uses with the weights that it uses, and what it never does. */
export function MatchCard() {
  return (
    <Card title={t('programmeReport.match')}>
      <Stack tight>
        <p>{t('programmeReport.matchText')}</p>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              {t('programmeReport.points', {
                name: translateKey(`matching.part.${code}`),
                count: matchWeights[code],
              })}
            </li>
          ))}
        </ul>
        <p>{t('matching.neverUsed')}</p>
      </Stack>
    </Card>
  )
}
