import { address, pages } from '@fledge/contract/pages.ts'
import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Answer } from '../../platform/answer.tsx'
import { Link, useGo } from '../../platform/link.tsx'
import { useAnswer, useCall } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'
import styles from './applications.module.css'
import { ApplicationFacts } from './application-facts.tsx'
import { addressOfSection, StepFrame } from './step-frame.tsx'

/** Step 8: everything on one page, what is missing with its links, and the button that sends it. */
export default function InternReviewApplicationScreen() {
  return (
    <StepFrame
      section="REVIEW"
      title={t('applications.review.title')}
      lead={t('applications.review.lead')}
      next={<Send />}
    >
      {(application) => (
        <div className={styles['stack']}>
          <Missing />
          <ApplicationFacts
            application={application}
            isOpen={application.may.saveSection === true}
          />
        </div>
      )}
    </StepFrame>
  )
}

function Send() {
  const go = useGo()
  const application = useAnswer('applications', 'getApplication', {})
  const options = { onDone: () => void go(address(pages.intern.applicationSubmit)) }
  const submit = useCall('applications', 'submitApplication', options)
  const resubmit = useCall('applications', 'resubmitApplication', options)
  const may = application.data?.payload.may
  if (!may) return null
  const again = application.data?.payload.submitted_at !== null
  const verdict = again ? may.resubmit : may.submit
  const send = again ? resubmit : submit
  return (
    <Button
      tone="primary"
      busy={send.isPending}
      refused={verdict === true ? null : say(verdict)}
      onClick={() => send.mutate({ body: {} })}
    >
      {again ? t('applications.review.again') : t('applications.review.submit')}
    </Button>
  )
}

function Missing() {
  const info = useAnswer('applications', 'sectionInfo', {})
  return (
    <Answer of={info} name={t('applications.review.missing')}>
      {({ missing }) => (
        <Card
          title={
            missing.length === 0
              ? t('applications.review.complete')
              : t('applications.review.missing')
          }
          {...(missing.length > 0 ? { count: missing.length } : {})}
        >
          {missing.length === 0 ? (
            <p className={styles['hint']}>{t('applications.review.ready')}</p>
          ) : (
            <ul className={styles['gaps']}>
              {missing.map((one) => (
                <MissingField
                  key={`${one.section}${one.field}`}
                  section={one.section}
                  field={one.field}
                />
              ))}
            </ul>
          )}
        </Card>
      )}
    </Answer>
  )
}

/** What is missing, and where; a section that is one field is named once. */
function MissingField({
  section,
  field,
}: {
  readonly section: ApplicationSection
  readonly field: string
}) {
  const [what, where] = [say(`applications.field.${field}`), say(`applications.section.${section}`)]
  return (
    <li>
      <Link to={addressOfSection(section)}>{what}</Link>
      {what === where ? null : (
        <>
          {' '}
          <span className={styles['hint']}>{where}</span>
        </>
      )}
    </li>
  )
}
