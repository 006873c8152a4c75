import type { CompanyOfferView } from '@fledge/contract/offers/schema.ts'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { OfferChanges } from './offer-changes.tsx'
import styles from './offer-steps.module.css'

type Version = CompanyOfferView['versions'][number]

/**
 * All submitted versions, newest first, with changes and review comments. Hidden for a single
 * version without comments.
 */
export function OfferVersions({ offer: { versions } }: { readonly offer: CompanyOfferView }) {
  const isQuiet = versions.length < 2 && versions.every((version) => version.comments === null)
  if (isQuiet) return null
  const newest = versions.toReversed()
  return (
    <Card
      title={
        newest[0] && newest[0].changes.length > 0
          ? t('offerScreen.what')
          : t('offerScreen.versions')
      }
    >
      <ol className={styles['versions']}>
        {newest.map((version, index) => (
          <VersionLine
            key={`${version.version}${version.at}${index}`}
            version={version}
            isFirst={index === newest.length - 1}
          />
        ))}
      </ol>
    </Card>
  )
}

function VersionLine({
  version,
  isFirst,
}: {
  readonly version: Version
  readonly isFirst: boolean
}) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <li>
      <Meta>
        {t('offerScreen.version', { version: version.version })} ·{' '}
        {version.is_sent
          ? t('offerScreen.versions.sent', { time: formatNearTime(version.at, zone, now) })
          : t('offerScreen.versions.now')}
      </Meta>
      {version.changes.length > 0 ? (
        <OfferChanges changes={version.changes} />
      ) : (
        <p className={styles['comments']}>
          {isFirst ? t('offerScreen.versions.first') : t('offerScreen.versions.same')}
        </p>
      )}
      {version.answer ? (
        <p>
          <b>{t('offerScreen.versions.company')}:</b> {version.answer}
        </p>
      ) : null}
      {version.comments ? (
        <p>
          <b>{t('offerScreen.versions.team')}:</b> {version.comments}
        </p>
      ) : null}
    </li>
  )
}
