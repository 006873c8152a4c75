import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import {
  profileReaders,
  profileSectionEndpoints,
} from '@fledge/contract/profiles/profile-sections.ts'
import { goalQuestion } from '@fledge/domain/applications/additional-questions.ts'
import { internIntroductionRule } from '@fledge/domain/profiles/rules.ts'
import { Card } from '@fledge/ui/card.tsx'
import type { ReactNode } from 'react'
import type { SaveRequest } from '../../platform/forms/save-session.ts'
import { client, type Payload } from '../../platform/http/client.ts'
import { invalidateEndpoints, useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './applications.module.css'
import { getPrefillHint } from './prefill-hint.ts'
import { introductionPartEndpoints } from './part-endpoints.ts'
import type { PartProps } from './part-props.ts'
import { reloadApplication } from './reload-application.ts'
import { sendChangedFields } from './send-changed-fields.ts'
import type { SectionField } from './field-lists.ts'
import { SectionForm } from './section-form.tsx'
import { WordingSuggestion } from './wording-suggestion.tsx'

const { base: _, ...rules } = {
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

async function saveIntroduction(request: SaveRequest): Promise<void> {
  const { skill_to_improve_ids: skills } = request.changes
  await sendChangedFields(introductionPartEndpoints, request)
  if (Array.isArray(skills))
    await client.profiles.saveSkillsToDevelop({
      body: {
        skill_to_improve_ids: skills.map(Number),
        base: {
          values: { skill_to_improve_ids: request.base.values['skill_to_improve_ids'] ?? [] },
        },
      },
    })
  await invalidateEndpoints(profileReaders)
}

const toIntroductionValues = ({ profile, skill_to_improve_ids }: ApplicationView) => ({
  introduction: profile.introduction,
  job_title: profile.job_title,
  internship_goal: profile.internship_goal,
  skill_to_improve_ids,
})

/** Introduction, goals and learning wishes of the intern. */
export function IntroductionPart({
  application,
  disabled,
  onState,
  side,
}: PartProps & { readonly side?: ReactNode }) {
  const { profile } = application
  const options = useApiQuery('applications', 'getSkillsToImprove', {})
  const carried = getPrefillHint({
    value: profile.internship_goal,
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
        values={toIntroductionValues(application)}
        reload={async () => toIntroductionValues(await reloadApplication())}
        rules={rules}
        save={saveIntroduction}
        onState={onState}
        disabled={disabled}
      />
    </Card>
  )
}
