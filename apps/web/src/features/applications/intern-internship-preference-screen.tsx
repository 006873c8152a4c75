import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Card } from '@fledge/ui/card.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './applications.module.css'
import { PreferencePart } from './preference-part.tsx'
import { StartDatePart } from './start-date-part.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step 3 of the application, with a link to the page for interview times. */
export default function InternInternshipPreferenceScreen() {
  return (
    <StepFrame
      section="INTERNSHIP_PREFERENCE"
      title={t('applications.preference.title')}
      lead={t('applications.preference.lead')}
    >
      {(application, onState) => (
        <>
          <PreferencePart
            application={application}
            onState={onState}
            disabled={application.may.saveSection !== true}
          />
          <StartDatePart
            application={application}
            onState={onState}
            disabled={application.may.saveSection !== true}
          />
          <Times has={application.has_availability} />
        </>
      )}
    </StepFrame>
  )
}

function Times({ has }: { readonly has: boolean }) {
  return (
    <div className={styles['stack']}>
      <Card
        title={t('applications.field.availability')}
        side={has ? t('applications.step.complete') : t('applications.preference.needed')}
      >
        <div className={styles['bar']}>
          <p className={styles['hint']}>{t('applications.preference.times')}</p>
          <ButtonLink
            tone={has ? 'plain' : 'primary'}
            to={buildPath(paths.intern.times, {}, { from: 'application' })}
          >
            {has ? t('applications.preference.editTimes') : t('applications.preference.setTimes')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
