import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import {
  profileReaders,
  sectionEndpoints,
} from '@fledge/contract/applications/section-endpoints.ts'
import { goalQuestion } from '@fledge/domain/applications/additional-questions.ts'
import { listPageFields } from '@fledge/domain/applications/application-form.ts'
import { Card } from '@fledge/ui/card.tsx'
import type { ReactNode } from 'react'
import type { SaveRequest } from '../../platform/forms/save-session.ts'
import { client } from '../../platform/http/client.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './applications.module.css'
import { getPrefillHint } from './prefill-hint.ts'
import { introductionPartEndpoints } from './part-endpoints.ts'
import type { PartProps } from './part-props.ts'
import { reloadApplication } from './reload-application.ts'
import { pickValues, sendChangedFields } from './send-changed-fields.ts'
import { withHint } from './field-lists.ts'
import { useIntroductionFields } from './section-fields.ts'
import { SectionForm } from './section-form.tsx'
import { WordingSuggestion } from './wording-suggestion.tsx'

const { base: _, ...rules } = {
  ...sectionEndpoints.savePersonalDetails.body.shape,
  ...sectionEndpoints.saveSkillsToDevelop.body.shape,
}

async function saveIntroduction(request: SaveRequest): Promise<void> {
  const { skill_to_improve_ids: skills } = request.changes
  await sendChangedFields(introductionPartEndpoints, request)
  if (Array.isArray(skills))
    await client.applications.saveSkillsToDevelop({
      body: {
        skill_to_improve_ids: skills.map(Number),
        base: {
          values: { skill_to_improve_ids: request.base.values['skill_to_improve_ids'] ?? [] },
        },
      },
    })
  await invalidateEndpoints(profileReaders)
}

const fieldNames = listPageFields('RESUME_PROFILE').map(({ name }) => name)
const toIntroductionValues = ({ profile, ...application }: ApplicationView) =>
  pickValues({ ...application, ...profile }, fieldNames)

/** Introduction, goals and learning wishes of the intern. */
export function IntroductionPart({
  application,
  disabled,
  onState,
  side,
}: PartProps & { readonly side?: ReactNode }) {
  const { profile } = application
  const fields = useIntroductionFields()
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
        fields={withHint(fields, 'internship_goal', carried)}
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
