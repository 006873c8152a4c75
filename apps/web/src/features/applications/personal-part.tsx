import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { paths } from '@fledge/contract/paths.ts'
import { text } from '@fledge/contract/platform/schema.ts'
import { sectionEndpoints } from '@fledge/contract/applications/section-endpoints.ts'
import { frozenFields } from '@fledge/domain/applications/application-form.ts'
import { isLowEnglish, lowEnglishVariants } from '@fledge/domain/profiles/types.ts'
import { Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import { useMemo } from 'react'
import { createBirthDateSchema } from '../../shared/birth-date.ts'
import type { FieldRules } from '../../platform/forms/check-fields.ts'
import type { SaveRequest } from '../../platform/forms/save-session.ts'
import { client } from '../../platform/http/client.ts'
import { useNow } from '../../platform/time/clock.ts'
import { MoreLink } from '../../platform/router/link.tsx'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { personalPartEndpoints } from './part-endpoints.ts'
import type { PartProps } from './part-props.ts'
import { reloadApplication } from './reload-application.ts'
import { sendChangedFields } from './send-changed-fields.ts'
import type { SectionField } from './field-lists.ts'
import { usePersonalFields } from './section-fields.ts'
import { SectionForm } from './section-form.tsx'

const { base: _, ...rules } = sectionEndpoints.savePersonalInfo.body.shape
const lowRules = Object.fromEntries(
  lowEnglishVariants.map((variant) => [`low_${variant}`, text(500).nullable()]),
)
const editableRules = Object.fromEntries(
  Object.entries(rules).filter(([name]) => !frozenFields.has(name)),
)

function listLowEnglishFields(english: number | null): readonly SectionField[] {
  if (!isLowEnglish(english)) return []
  return lowEnglishVariants.map((variant) => ({
    name: `low_${variant}`,
    kind: 'area',
    limit: 500,
    optional: true,
    label: t(`profiles.english.${variant}`),
  }))
}

async function saveLowEnglish({ changes, base }: SaveRequest): Promise<void> {
  const answered = lowEnglishVariants.filter((variant) => `low_${variant}` in changes)
  await Promise.all(
    answered.map((variant) =>
      client.applications.saveLowEnglish({
        params: { variant },
        body: {
          answer: String(changes[`low_${variant}`] ?? ''),
          base: { values: { [`low_${variant}`]: base.values[`low_${variant}`] ?? null } },
        },
      }),
    ),
  )
}

const toPersonalValues = (profile: ApplicationView['profile']) => ({
  ...profile,
  phone: profile.phone ?? '',
  ...Object.fromEntries(
    lowEnglishVariants.map((variant) => [`low_${variant}`, profile.low_english[variant] ?? '']),
  ),
})

function usePersonalRules(withFrozen: boolean): FieldRules {
  const today = toLocalDay(useNow(), 'UTC')
  return useMemo(
    () => ({
      ...(withFrozen ? { ...rules, intern_dob: createBirthDateSchema(today) } : editableRules),
      ...lowRules,
    }),
    [today, withFrozen],
  )
}

/** Personal details and address, without the fields that are frozen after approval. */
export function PersonalPart({
  application,
  disabled,
  onState,
  withFrozen,
}: PartProps & { readonly withFrozen: boolean }) {
  const { profile } = application
  const ownRules = usePersonalRules(withFrozen)
  const fields = usePersonalFields(profile.english_proficiency, profile.time_zone).filter(
    ({ name }) => withFrozen || !frozenFields.has(name),
  )
  const lowEnglishFields = listLowEnglishFields(profile.english_proficiency)
  const save = async (request: SaveRequest) => {
    await sendChangedFields(personalPartEndpoints, request)
    if (lowEnglishFields.length > 0) await saveLowEnglish(request)
    await invalidateEndpoints(sectionEndpoints.savePersonalInfo.invalidates)
  }
  return (
    <Stack tight>
      <SectionForm
        key={lowEnglishFields.length}
        draft={`application/${application.application_id}/personal`}
        fields={[...fields, ...lowEnglishFields]}
        values={toPersonalValues(profile)}
        reload={async () => toPersonalValues((await reloadApplication()).profile)}
        rules={ownRules}
        save={save}
        onState={onState}
        disabled={disabled}
      />
      {profile.phone && !profile.is_phone_verified ? <UnconfirmedPhone /> : null}
    </Stack>
  )
}

function UnconfirmedPhone() {
  return (
    <Meta>
      {t('applications.personal.unconfirmed')}{' '}
      <MoreLink to={paths.intern.verifyWhatsapp}>{t('applications.personal.confirm')}</MoreLink>
    </Meta>
  )
}
