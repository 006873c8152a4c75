import { dayIn } from '@fledge/kernel/dates.ts'
import { dateFormat } from '@fledge/kernel/formats.ts'
import { startMonthProblem } from '@fledge/domain/profiles/rules.ts'
import {
  additionalShape,
  goalsLimit,
  preferenceShape,
  universityShape,
} from '@fledge/contract/profiles/profile-sections.ts'
import { address, pages } from '@fledge/contract/pages.ts'
import type { OwnProfile } from '@fledge/contract/profiles/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { MonthField, TextArea, TextField } from '@fledge/ui/fields.tsx'
import { MultiSelectField, SelectField } from '@fledge/ui/select-fields.tsx'
import { useMemo } from 'react'
import { Controller, type Control } from 'react-hook-form'
import { z } from 'zod'
import { Answer } from '../../platform/answer.tsx'
import { client, type Payload } from '../../platform/client.ts'
import { useNow } from '../../platform/clock.ts'
import { useContractForm } from '../../platform/forms.ts'
import { useGo } from '../../platform/link.tsx'
import { refresh, useAnswer } from '../../platform/query.ts'
import { useUser } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'
import { StudyFields } from './study-fields.tsx'
import styles from './intern-registration.module.css'

const { career_field_ids: _all, ...preference } = preferenceShape
const schema = z.strictObject({
  career_field_ids: z.array(z.int()).min(1, 'Choose at least one field').max(5),
  ...preference,
  ...universityShape,
  ...additionalShape,
})
type Values = z.input<typeof schema>

/** What they would like to do, when, and where they study. */
export default function InternPersonalizationScreen() {
  useTitle(t('internRegistration.personalization.title'))
  const id = useUser().intern_id ?? ''
  const known = useAnswer('internRegistration', 'loginInternDetails')
  const registering = useAnswer('internRegistration', 'getRegisteringIntern', {
    params: { uuid: id },
  })
  return (
    <div className={styles['narrow']}>
      <h1>{t('internRegistration.personalization.title')}</h1>
      <p className={styles['text']}>{t('internRegistration.personalization.text')}</p>
      <Answer of={known} name={t('internRegistration.personalization.title')}>
        {({ intern }) => (
          <Answer of={registering} name={t('internRegistration.personalization.title')}>
            {({ university }) => <Personalization profile={intern} university={university} />}
          </Answer>
        )}
      </Answer>
    </div>
  )
}

type University = Payload<'internRegistration', 'getRegisteringIntern'>['university']
/** A university of the list only while it is called as the list calls it; what somebody types is a name of its own. */
function idOf(
  name: string | null | undefined,
  profile: OwnProfile,
  byAddress: University,
): number | null {
  if (profile.university_id !== null && name === profile.university_name)
    return profile.university_id
  return byAddress && name === byAddress.name ? byAddress.university_id : null
}

/** @param university that of the address they signed up with; it stands there until they say another */
function Personalization({
  profile,
  university: byAddress,
}: {
  readonly profile: OwnProfile
  readonly university: University
}) {
  const go = useGo()
  const today = dayIn(useNow(), 'UTC')
  const from = useMemo(
    () =>
      schema.extend({
        start_month: preference.start_month.refine(
          (month) => startMonthProblem(month, today) === null,
          t('profiles.startMonth.over'),
        ),
      }),
    [today],
  )
  const { form, submit, sending } = useContractForm({
    schema: from,
    draft: 'sign-up/personalization',
    values: {
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
    },
    send: async ({
      career_field_ids,
      start_month,
      duration_weeks,
      hours_a_week,
      heard_from,
      goals,
      ...university
    }) => {
      await client.profiles.savePreference({
        body: { career_field_ids, start_month, duration_weeks, hours_a_week },
      })
      await client.profiles.saveUniversity({
        body: {
          ...university,
          university_id: idOf(university.university_name, profile, byAddress),
        },
      })
      if (heard_from !== (profile.heard_from ?? '') || goals !== (profile.goals ?? ''))
        await client.profiles.saveAdditionalInfo({
          body: { heard_from: heard_from || null, goals: goals || null },
        })
      await refresh(['getOnboardingStatus', 'getBasicInfo', 'loginInternDetails'])
      await go(address(pages.intern.batchSelection))
    },
  })
  return (
    <form className={styles['form']} onSubmit={(event) => submit(event)} noValidate>
      <Wishes control={form.control} />
      <StudyFields control={form.control} months={months} />
      <TextArea
        label={t('internRegistration.goals')}
        optional={t('common.optional')}
        limit={goalsLimit}
        says={(used) => t('common.charsLeft', { used, limit: goalsLimit })}
        rows={3}
        error={form.formState.errors.goals?.message}
        {...form.register('goals')}
      />
      <TextField
        label={t('internRegistration.heardFrom')}
        optional={t('common.optional')}
        error={form.formState.errors.heard_from?.message}
        {...form.register('heard_from')}
      />
      <Button type="submit" tone="primary" size="large" wide busy={sending}>
        {t('internRegistration.personalization.action')}
      </Button>
    </form>
  )
}

const months = Array.from({ length: 12 }, (_, index) =>
  dateFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, index, 1)),
)
const numbers = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)

function Wishes({
  control,
}: {
  readonly control: Control<Values, unknown, z.output<typeof schema>>
}) {
  const year = useNow().getUTCFullYear()
  const fields = useAnswer('lookups', 'listCareerFields', {})
  return (
    <>
      <Controller
        control={control}
        name="career_field_ids"
        render={({ field, fieldState }) => (
          <MultiSelectField
            label={t('internRegistration.careerFields')}
            hint={t('internRegistration.careerFieldsHint')}
            limit={5}
            options={(fields.data?.payload ?? []).map((one) => ({
              value: String(one.career_field_id),
              label: one.career_field_name,
            }))}
            nothingFound={t('internRegistration.nothingFound')}
            error={fieldState.error?.message}
            value={(field.value ?? []).map(String)}
            onChange={(all) => field.onChange(all.map(Number))}
            onBlur={field.onBlur}
          />
        )}
      />
      <Controller
        control={control}
        name="start_month"
        render={({ field, fieldState }) => (
          <MonthField
            label={t('internRegistration.startMonth')}
            months={months}
            years={[year, year + 1, year + 2]}
            monthLabel={t('internRegistration.month')}
            yearLabel={t('internRegistration.year')}
            error={fieldState.error?.message}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <div className={styles['pair']}>
        {(['duration_weeks', 'hours_a_week'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field, fieldState }) => (
              <SelectField
                label={t(`internRegistration.${name}`)}
                options={(name === 'duration_weeks' ? numbers(4, 16, 1) : numbers(5, 40, 5)).map(
                  (one) => ({ value: String(one), label: String(one) }),
                )}
                nothingFound={t('internRegistration.nothingFound')}
                error={fieldState.error?.message}
                value={String(field.value)}
                onChange={(value) => field.onChange(Number(value))}
              />
            )}
          />
        ))}
      </div>
    </>
  )
}
