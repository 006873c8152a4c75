import { profileSections } from '@fledge/contract/profiles/profile-sections.ts'
import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { isLowEnglish, lowEnglishVariants } from '@fledge/domain/profiles/words.ts'
import { text } from '@fledge/contract/platform/schema.ts'
import { client } from '../../platform/client.ts'
import type { SaveState } from '../../platform/forms.ts'
import { refresh } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import { usePersonalFields } from './section-fields.ts'
import { SectionForm, type SectionField } from './section-form.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step 1. */
export default function InternPersonalInformationScreen() {
  return (
    <StepFrame section="PERSONAL_INFORMATION" title={t('applications.personal.title')} lead={t('applications.personal.lead')}>
      {(application, onState) => <Personal application={application} onState={onState} />}
    </StepFrame>
  )
}

const rules = profileSections.savePersonalInfo.body.shape

function Personal({ application, onState }: { readonly application: ApplicationView; readonly onState: (state: SaveState) => void }) {
  const { profile } = application
  const fields = usePersonalFields(profile.english_proficiency, profile.time_zone)
  const asked: readonly SectionField[] = isLowEnglish(profile.english_proficiency)
    ? lowEnglishVariants.map((variant) => ({ name: `low_${variant}`, kind: 'area', limit: 500, optional: true, label: t(`applications.lowEnglish.${variant}`) }))
    : []
  const lowRules = Object.fromEntries(lowEnglishVariants.map((variant) => [`low_${variant}`, text(500).nullable()]))
  const values = { ...profile, phone: profile.phone ?? '', ...Object.fromEntries(lowEnglishVariants.map((variant) => [`low_${variant}`, profile.low_english[variant] ?? ''])) }
  const save = async (valid: Record<string, unknown>) => {
    const own = Object.fromEntries(Object.entries(valid).filter(([name]) => name in rules))
    await client.profiles.savePersonalInfo({ body: own })
    const answered = lowEnglishVariants.filter((variant) => asked.length > 0 && `low_${variant}` in valid && (valid[`low_${variant}`] ?? '') !== (profile.low_english[variant] ?? ''))
    await Promise.all(answered.map((variant) => client.profiles.saveLowEnglish({ params: { variant }, body: { answer: String(valid[`low_${variant}`] ?? '') } })))
    await refresh(profileSections.savePersonalInfo.changes)
  }
  return <SectionForm key={asked.length} draft={`application/${application.application_id}/personal`} fields={[...fields, ...asked]} values={values} rules={{ ...rules, ...lowRules }} save={save} onState={onState} disabled={application.may.saveSection !== true} />
}
