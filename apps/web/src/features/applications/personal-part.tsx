import { pages } from '@fledge/contract/pages.ts'
import { text } from '@fledge/contract/platform/schema.ts'
import { profileSections } from '@fledge/contract/profiles/profile-sections.ts'
import { isLowEnglish, lowEnglishVariants } from '@fledge/domain/profiles/words.ts'
import { Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { dayIn } from '@fledge/kernel/dates.ts'
import { useMemo } from 'react'
import { birthDate } from '../../platform/birth-date.ts'
import { client } from '../../platform/client.ts'
import { useNow } from '../../platform/clock.ts'
import { MoreLink } from '../../platform/link.tsx'
import { refresh } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import { personalCalls } from './part-calls.ts'
import type { PartProps } from './part-props.ts'
import { sendChanged } from './send-changed.ts'
import type { SectionField } from './field-lists.ts'
import { usePersonalFields } from './section-fields.ts'
import type { Seen } from './section-saving.ts'
import { SectionForm } from './section-form.tsx'

const { seen: _, ...rules } = profileSections.savePersonalInfo.body.shape
const lowRules = Object.fromEntries(
  lowEnglishVariants.map((variant) => [`low_${variant}`, text(500).nullable()]),
)
/** They stay as they were sent once the application is approved. */
const frozen = new Set(['first_name', 'last_name', 'intern_dob'])
const openRules = Object.fromEntries(Object.entries(rules).filter(([name]) => !frozen.has(name)))

/** Who they are and where they are; without what is frozen, where it is. */
export function PersonalPart({
  application,
  disabled,
  onState,
  withFrozen,
}: PartProps & { readonly withFrozen: boolean }) {
  const { profile } = application
  const today = dayIn(useNow(), 'UTC')
  const ownRules = useMemo(
    () => ({
      ...(withFrozen ? { ...rules, intern_dob: birthDate(today) } : openRules),
      ...lowRules,
    }),
    [today, withFrozen],
  )
  const fields = usePersonalFields(profile.english_proficiency, profile.time_zone).filter(
    ({ name }) => withFrozen || !frozen.has(name),
  )
  const asked: readonly SectionField[] = isLowEnglish(profile.english_proficiency)
    ? lowEnglishVariants.map((variant) => ({
        name: `low_${variant}`,
        kind: 'area',
        limit: 500,
        optional: true,
        label: t(`profiles.english.${variant}`),
      }))
    : []
  const values = {
    ...profile,
    phone: profile.phone ?? '',
    ...Object.fromEntries(
      lowEnglishVariants.map((variant) => [`low_${variant}`, profile.low_english[variant] ?? '']),
    ),
  }
  const save = async (valid: Record<string, unknown>, changed: readonly string[], seen: Seen) => {
    await sendChanged(personalCalls, valid, changed, seen)
    const answered = lowEnglishVariants.filter(
      (variant) => asked.length > 0 && changed.includes(`low_${variant}`),
    )
    await Promise.all(
      answered.map((variant) =>
        client.profiles.saveLowEnglish({
          params: { variant },
          body: {
            answer: String(valid[`low_${variant}`] ?? ''),
            seen: { [`low_${variant}`]: seen[`low_${variant}`] ?? null },
          },
        }),
      ),
    )
    await refresh(profileSections.savePersonalInfo.changes)
  }
  return (
    <Stack tight>
      <SectionForm
        key={asked.length}
        draft={`application/${application.application_id}/personal`}
        fields={[...fields, ...asked]}
        values={values}
        rules={ownRules}
        save={save}
        onState={onState}
        disabled={disabled}
      />
      {profile.phone && !profile.is_phone_verified ? (
        <Meta>
          {t('applications.personal.unconfirmed')}{' '}
          <MoreLink to={pages.intern.verifyWhatsapp}>{t('applications.personal.confirm')}</MoreLink>
        </Meta>
      ) : null}
    </Stack>
  )
}
