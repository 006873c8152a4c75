import {
  profileReaders,
  profileSectionEndpoints,
} from '@fledge/contract/profiles/profile-sections.ts'
import { goalQuestion } from '@fledge/domain/applications/additional-questions.ts'
import { internIntroductionRule } from '@fledge/domain/profiles/rules.ts'
import { Card } from '@fledge/ui/card.tsx'
import type { ReactNode } from 'react'
import { client, type Payload } from '../../platform/http/client.ts'
import { invalidateEndpoints, useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './applications.module.css'
import { getPrefillHint } from './prefill-hint.ts'
import { introductionPartEndpoints } from './part-endpoints.ts'
import type { PartProps } from './part-props.ts'
import { sendChangedFields } from './send-changed-fields.ts'
import type { SaveSection } from './section-saving.ts'
import type { SectionField } from './field-lists.ts'
import { SectionForm } from './section-form.tsx'
import { WordingSuggestion } from './wording-suggestion.tsx'

const { seen: _, ...rules } = {
  ...profileSectionEndpoints.savePersonalDetails.body.shape,
  ...profileSectionEndpoints.saveSkillsToDevelop.body.shape,
}

type SkillOptions = Payload<'applications', 'getSkillsToImprove'>['options']

function listIntroductionFields(
  skills: SkillOptions,
  carried: string | undefined,
): readonly SectionField[] {
  return [
    {
      name: 'introduction',
      kind: 'area',
      label: t('applications.field.introduction'),
      hint: t('applications.intro.hint', { min: internIntroductionRule.min }),
      limit: internIntroductionRule.max,
    },
    { name: 'job_title', kind: 'text', optional: true, label: t('applications.intro.jobTitle') },
    {
      name: 'internship_goal',
      kind: 'area',
      optional: true,
      label: t('applications.intro.goal'),
      ...(carried ? { hint: carried } : {}),
      limit: 1000,
    },
    {
      name: 'skill_to_improve_ids',
      kind: 'multi',
      optional: true,
      numeric: true,
      most: 20,
      label: t('applications.field.skillsToImprove'),
      options: skills.map((one) => ({
        value: String(one.id),
        label: one.name,
      })),
    },
  ]
}

const saveIntroduction: SaveSection = async (valid, changed, seen) => {
  const { skill_to_improve_ids: skills } = valid
  await sendChangedFields(introductionPartEndpoints, valid, changed, seen)
  if (Array.isArray(skills) && changed.includes('skill_to_improve_ids'))
    await client.profiles.saveSkillsToDevelop({
      body: {
        skill_to_improve_ids: skills.map(Number),
        seen: { skill_to_improve_ids: seen['skill_to_improve_ids'] ?? [] },
      },
    })
  await invalidateEndpoints(profileReaders)
}

/** Introduction, goals and learning wishes of the intern. */
export function IntroductionPart({
  application,
  disabled,
  onState,
  side,
}: PartProps & { readonly side?: ReactNode }) {
  const { profile, skill_to_improve_ids } = application
  const options = useApiQuery('applications', 'getSkillsToImprove', {})
  const { introduction, job_title, internship_goal } = profile
  const carried = getPrefillHint({
    value: internship_goal,
    signUp: profile.goals,
    question: application.additional_answers[goalQuestion],
  })
  return (
    <Card
      title={t('applications.intro.title')}
      side={
        <div className={styles['bar']}>
          <WordingSuggestion disabled={disabled} />
          {side}
        </div>
      }
    >
      <SectionForm
        draft={`application/${application.application_id}/introduction`}
        fields={listIntroductionFields(options.data?.payload.options ?? [], carried)}
        values={{ introduction, job_title, internship_goal, skill_to_improve_ids }}
        rules={rules}
        save={saveIntroduction}
        onState={onState}
        disabled={disabled}
      />
    </Card>
  )
}
