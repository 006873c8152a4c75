import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { applicationSteps } from '@fledge/domain/applications/application-sections.ts'
import { Card, FactList } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { MoreLink } from '../../platform/router/link.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './applications.module.css'
import { useReviewFacts } from './use-review-facts.ts'
import { getSectionPath } from './step-frame.tsx'

/**
 * All answers of an application, section by section.
 * @param isOpen whether each section links to the page on which it is edited
 */
export function ApplicationFactCards({
  application,
  isOpen,
}: {
  readonly application: ApplicationView
  readonly isOpen: boolean
}) {
  const shown = useReviewFacts(application)
  return (
    <>
      {applicationSteps
        .filter((step) => step.section !== 'REVIEW')
        .map((step) => (
          <Card
            key={step.section}
            title={translateKey(`applications.section.${step.section}`)}
            side={
              isOpen ? (
                <MoreLink to={getSectionPath(step.section)}>{t('common.btn.edit')}</MoreLink>
              ) : null
            }
          >
            <Stack tight>
              {step.section === 'DIVERSITY_INFORMATION' ? (
                <p className={styles['hint']}>{t('applications.review.onlyYou')}</p>
              ) : null}
              <FactList facts={shown[step.section]} />
            </Stack>
          </Card>
        ))}
    </>
  )
}
