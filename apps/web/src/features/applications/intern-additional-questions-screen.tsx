import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { text } from '@fledge/contract/platform/schema.ts'
import { goalQuestion } from '@fledge/domain/applications/additional-questions.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { client, type Payload } from '../../platform/http/client.ts'
import type { SaveState } from '../../platform/forms/autosaver.ts'
import { invalidateEndpoints, useApiQuery } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { getPrefillHint } from './prefill-hint.ts'
import type { SaveSection } from './section-saving.ts'
import type { SectionField } from './field-lists.ts'
import { SectionForm } from './section-form.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step 4: additional questions, defined by the server. */
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

type Question = Payload<'applications', 'getQuestions'>['questions'][number]

const toQuestionField = (question: Question, carried: string | undefined): SectionField =>
  question.type === 'text'
    ? {
        name: question.id,
        ...(carried ? { hint: carried } : {}),
        kind: 'area',
        limit: question.max,
        label: translateKey(question.text),
        optional: !question.required,
      }
    : {
        name: question.id,
        kind: 'cards',
        label: translateKey(question.text),
        optional: !question.required,
        options: question.options.map((option) => ({
          value: option.id,
          label: translateKey(option.text),
        })),
      }

const saveAnswers: SaveSection = async (answers, changed, seen) => {
  if (changed.length === 0) return
  await client.applications.saveAnswers({
    body: {
      answers: Object.fromEntries(changed.map((id) => [id, String(answers[id] ?? '')])),
      seen,
    },
  })
  await invalidateEndpoints(['sectionInfo', 'profileCompletion', 'getQuestions', 'getApplication'])
}

interface QuestionsProps {
  readonly application: ApplicationView
  readonly onState: (state: SaveState) => void
}

function Questions({ application, onState }: QuestionsProps) {
  const asked = useApiQuery('applications', 'getQuestions', {})
  return (
    <QueryResult of={asked} name={t('applications.questions.title')}>
      {({ questions, answers }) => {
        const rules = Object.fromEntries(
          questions.map((one) => [one.id, text(one.type === 'text' ? one.max : 40).nullable()]),
        )
        const carried = getPrefillHint({
          value: answers[goalQuestion],
          signUp: application.profile.goals,
        })
        const values = Object.fromEntries(questions.map((one) => [one.id, answers[one.id] ?? '']))
        return (
          <SectionForm
            draft={`application/${application.application_id}/questions`}
            fields={questions.map((one) =>
              toQuestionField(one, one.id === goalQuestion ? carried : undefined),
            )}
            values={values}
            rules={rules}
            save={saveAnswers}
            onState={onState}
            disabled={application.may.saveSection !== true}
          />
        )
      }}
    </QueryResult>
  )
}
