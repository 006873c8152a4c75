import { validateStartMonth } from '@fledge/domain/profiles/rules.ts'
import {
  additionalShape,
  preferenceShape,
  universityShape,
} from '@fledge/contract/applications/section-endpoints.ts'
import { messageKey } from '@fledge/contract/platform/message-keys.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { BatchView } from '@fledge/contract/batches/schema.ts'
import type { OwnProfile } from '@fledge/contract/profiles/schema.ts'
import { useMemo } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { z } from 'zod'
import { client, type Payload } from '../../platform/http/client.ts'
import { useNow } from '../../platform/time/clock.ts'
import { type ContractForm, useContractForm } from '../../platform/forms/forms.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { getStartBounds } from '../../shared/start-months.ts'
import { translateKey } from '../../platform/i18n/use-texts.ts'

const { career_field_ids: _all, ...preference } = preferenceShape
const schema = z.strictObject({
  career_field_ids: z.array(z.int()).min(1, messageKey('problems.careerField')).max(5),
  ...preference,
  ...universityShape,
  ...additionalShape,
})

export type PersonalizationForm = ContractForm<typeof schema>
export type University = Payload<'internRegistration', 'getRegisteringIntern'>['university']

/**
 * Returns the id of a listed university while its name is unchanged; an edited name is free text.
 */
function findUniversityId(
  name: string | null | undefined,
  profile: OwnProfile,
  byAddress: University,
): number | null {
  if (profile.university_id !== null && name === profile.university_name)
    return profile.university_id
  return byAddress && name === byAddress.name ? byAddress.university_id : null
}

function toPersonalizationValues(
  profile: OwnProfile,
  byAddress: University,
): DefaultValues<z.input<typeof schema>> {
  return {
    career_field_ids: profile.career_field_ids,
    start_month: profile.start_month ?? '',
    duration_weeks: profile.duration_weeks ?? 12,
    hours_a_week: profile.hours_a_week ?? 30,
    university_name: profile.university_name ?? byAddress?.name ?? '',
    university_id: profile.university_id ?? byAddress?.university_id ?? null,
    major: profile.major ?? '',
    graduation_month: profile.graduation_month,
    education_level_id: profile.education_level_id,
    heard_from: profile.heard_from ?? '',
    goals: profile.goals ?? '',
  }
}

async function savePersonalization(
  answers: z.output<typeof schema>,
  profile: OwnProfile,
  byAddress: University,
): Promise<void> {
  const {
    career_field_ids,
    start_month,
    duration_weeks,
    hours_a_week,
    heard_from,
    goals,
    ...university
  } = answers
  await client.applications.savePreference({
    body: { career_field_ids, start_month, duration_weeks, hours_a_week },
  })
  await client.applications.saveUniversity({
    body: {
      ...university,
      university_id: findUniversityId(university.university_name, profile, byAddress),
    },
  })
  if (heard_from !== (profile.heard_from ?? '') || goals !== (profile.goals ?? ''))
    await client.applications.saveAdditionalInfo({
      body: { heard_from: heard_from || null, goals: goals || null },
    })
  await invalidateEndpoints(['getOnboardingStatus', 'getBasicInfo', 'loginInternDetails'])
}

/**
 * Form for interests, start date and education, followed by the choice of a batch.
 * @param byAddress university that matches the email address, used as the initial value
 * @param batch the chosen batch, which limits the months
 */
export function usePersonalizationForm(
  profile: OwnProfile,
  byAddress: University,
  batch: BatchView | null,
): PersonalizationForm {
  const go = useNavigateTo()
  const { today, from, to } = getStartBounds(batch, useNow())
  const fitting = useMemo(
    () =>
      schema.extend({
        start_month: preference.start_month.superRefine((month, context) => {
          // An incomplete month is already reported by its own schema.
          const isMonth = preference.start_month.safeParse(month).success
          const problem = isMonth ? validateStartMonth(month, { today, from, to }) : null
          if (problem) context.addIssue({ code: 'custom', message: translateKey(problem) })
        }),
      }),
    [today, from, to],
  )
  return useContractForm({
    schema: fitting,
    draft: 'sign-up/personalization',
    values: toPersonalizationValues(profile, byAddress),
    send: async (answers) => {
      await savePersonalization(answers, profile, byAddress)
      await go(buildPath(paths.intern.batchSelection))
    },
  })
}
