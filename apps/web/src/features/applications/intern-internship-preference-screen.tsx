import { profileSections } from '@fledge/contract/profiles/profile-sections.ts'
import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { address, pages } from '@fledge/contract/pages.ts'
import { Card } from '@fledge/ui/card.tsx'
import { NotKept } from '../../platform/autosaver.ts'
import { client } from '../../platform/client.ts'
import { useNow } from '../../platform/clock.ts'
import type { SaveState } from '../../platform/forms.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { refresh } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './applications.module.css'
import { preferenceFields } from './section-fields.ts'
import { SectionForm } from './section-form.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step 3; interview times are on a page of their own, linked from here. */
export default function InternInternshipPreferenceScreen() {
  return (
    <StepFrame section="INTERNSHIP_PREFERENCE" title={t('applications.preference.title')} lead={t('applications.preference.lead')}>
      {(application, onState) => <><Preference application={application} onState={onState} /><Times has={application.has_availability} /></>}
    </StepFrame>
  )
}

const { start_month, duration_weeks, hours_a_week } = profileSections.savePreference.body.shape
const rules = { start_month, duration_weeks, hours_a_week }

function Preference({ application, onState }: { readonly application: ApplicationView; readonly onState: (state: SaveState) => void }) {
  const { profile } = application
  const year = useNow().getUTCFullYear()
  const save = async (valid: Record<string, unknown>) => {
    // All three are one call; it is made once all three hold.
    const body = profileSections.savePreference.body.safeParse(valid)
    if (!body.success) throw new NotKept(t('applications.preference.allThree'))
    await client.profiles.savePreference({ body: body.data })
    await refresh(profileSections.savePreference.changes)
  }
  return <SectionForm draft={`application/${application.application_id}/preference`} fields={preferenceFields(year)} values={{ start_month: profile.start_month, duration_weeks: profile.duration_weeks, hours_a_week: profile.hours_a_week }} rules={rules} save={save} onState={onState} disabled={application.may.saveSection !== true} />
}

function Times({ has }: { readonly has: boolean }) {
  return (
    <div className={styles['stack']}>
      <Card title={t('applications.field.availability')} side={has ? t('applications.step.complete') : t('applications.preference.needed')}>
        <div className={styles['bar']}>
          <p className={styles['hint']}>{t('applications.preference.times')}</p>
          <ButtonLink tone={has ? 'plain' : 'primary'} to={address(pages.intern.times, {}, { from: 'application' })}>{has ? t('applications.preference.editTimes') : t('applications.preference.setTimes')}</ButtonLink>
        </div>
      </Card>
    </div>
  )
}
