import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { text } from '@fledge/contract/platform/schema.ts'
import { Answer } from '../../platform/answer.tsx'
import { client } from '../../platform/client.ts'
import type { SaveState } from '../../platform/forms.ts'
import { refresh, useAnswer } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'
import type { Seen } from './section-saving.ts'
import type { SectionField } from './field-lists.ts'
import { SectionForm } from './section-form.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step 4: the questions come from the server. */
export default function InternAdditionalQuestionsScreen() {
  return (
    <StepFrame
      section="ADDITIONAL_QUESTIONS"
      title={t('applications.questions.title')}
      lead={t('applications.questions.lead')}
    >
      {(application, onState) => <Questions application={application} onState={onState} />}
    </StepFrame>
  )
}

function Questions({
  application,
  onState,
}: {
  readonly application: ApplicationView
  readonly onState: (state: SaveState) => void
}) {
  const asked = useAnswer('applications', 'getQuestions', {})
  const save = async (answers: Record<string, unknown>, changed: readonly string[], seen: Seen) => {
    if (changed.length === 0) return
    await client.applications.saveAnswers({
      body: {
        answers: Object.fromEntries(changed.map((id) => [id, String(answers[id] ?? '')])),
        seen,
      },
    })
    await refresh(['sectionInfo', 'profileCompletion', 'getQuestions', 'getApplication'])
  }
  return (
    <Answer of={asked} name={t('applications.questions.title')}>
      {({ questions, answers }) => {
        const fields: SectionField[] = questions.map((one) =>
          one.type === 'text'
            ? {
                name: one.id,
                kind: 'area',
                limit: one.max,
                label: say(one.text),
                optional: !one.required,
              }
            : {
                name: one.id,
                kind: 'cards',
                label: say(one.text),
                optional: !one.required,
                options: one.options.map((option) => ({
                  value: option.id,
                  label: say(option.text),
                })),
              },
        )
        const rules = Object.fromEntries(
          questions.map((one) => [one.id, text(one.type === 'text' ? one.max : 40).nullable()]),
        )
        const values = Object.fromEntries(questions.map((one) => [one.id, answers[one.id] ?? '']))
        return (
          <SectionForm
            draft={`application/${application.application_id}/questions`}
            fields={fields}
            values={values}
            rules={rules}
            save={save}
            onState={onState}
            disabled={application.may.saveSection !== true}
          />
        )
      }}
    </Answer>
  )
}
