import type { InternshipDetail } from '@fledge/contract/internships/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { hasMissedCertificate } from '@fledge/domain/internships/rules.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { Card } from '@fledge/ui/card.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { hasNeverStarted } from './format-progress.ts'
import styles from './progress.module.css'

interface CertificateCardProps {
  readonly progress: InternshipDetail
  readonly side: WeekSide
}

/** Weekly progress towards the certificate, the certificate itself, or why there is none. */
export function CertificateCard({ progress, side }: CertificateCardProps) {
  const { certificate } = progress
  if (progress.end_reason !== null || progress.ends_early)
    return (
      <Card title={t('internshipScreen.certificate')} borderless>
        <p>
          {t(
            hasNeverStarted(progress)
              ? 'internshipScreen.certNotHeld'
              : 'internshipScreen.certNone',
          )}
        </p>
      </Card>
    )
  return (
    <Card title={t('internshipScreen.certificate')} borderless className={styles['chart'] ?? ''}>
      <WeeksToCertificate progress={progress} side={side} />
      {certificate ? (
        <ButtonLink to={buildPath(paths.public.certificate, { uuid: certificate })}>
          {t('internshipScreen.seeCert')}
        </ButtonLink>
      ) : null}
    </Card>
  )
}

function WeeksToCertificate({ progress, side }: CertificateCardProps) {
  const { needed_for_certificate: needed, weeks_done_intern: done, certificate } = progress
  const { status, weeks } = progress
  const missed = certificate === null && hasMissedCertificate({ status, weeks, weeksDone: done })
  return (
    <>
      <div className={styles['path']} aria-hidden>
        {Array.from({ length: needed }, (_, index) => (
          <i key={index} data-done={index < done} />
        ))}
      </div>
      <p>
        {certificate
          ? t('internshipScreen.certThere')
          : t(missed ? 'internshipScreen.certMissed' : 'internshipScreen.certText', {
              done: Math.min(done, needed),
              needed,
            })}
      </p>
      {certificate ? null : (
        <p className={styles['small']}>
          {t(`internshipScreen.certCounts.${side}`, {
            name: progress.intern.name.split(' ')[0] ?? '',
            weeks: progress.weeks,
          })}
        </p>
      )}
    </>
  )
}
