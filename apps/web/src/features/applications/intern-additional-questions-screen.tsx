import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { text } from '@fledge/contract/platform/schema.ts'
import { goalQuestion } from '@fledge/domain/applications/additional-questions.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { client, type Payload } from '../../platform/http/client.ts'
import type { SaveState } from '../../platform/forms/autosaver.ts'
import type { SaveRequest } from '../../platform/forms/save-session.ts'
import { invalidateEndpoints, useApiQuery } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { getPrefillHint } from './prefill-hint.ts'
import { reloadApplication } from './reload-application.ts'
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

async function saveAnswers({ changes, base }: SaveRequest): Promise<void> {
  const answers = Object.entries(changes).map(([id, answer]) => [id, String(answer ?? '')])
  await client.applications.saveAnswers({
    body: { answers: Object.fromEntries(answers), base },
  })
  await invalidateEndpoints(['sectionInfo', 'profileCompletion', 'getQuestions', 'getApplication'])
}

const toAnswerValues = ({
  questions,
  answers,
}: Pick<Payload<'applications', 'getQuestions'>, 'questions' | 'answers'>) =>
  Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? '']))

async function reloadAnswers() {
  await reloadApplication()
  return toAnswerValues((await client.applications.getQuestions()).payload)
}

interface QuestionsProps {
  readonly application: ApplicationView
  readonly onState: (state: SaveState) => void
}

function Questions({ application, onState }: QuestionsProps) {
  const query = useApiQuery('applications', 'getQuestions', {})
  return (
    <QueryResult of={query} name={t('applications.questions.title')}>
      {({ questions, answers }) => {
        const rules = Object.fromEntries(
          questions.map((question) => [
            question.id,
            text(question.type === 'text' ? question.max : 40).nullable(),
          ]),
        )
        const carried = getPrefillHint({
          value: answers[goalQuestion],
          signUp: application.profile.goals,
        })
        return (
          <SectionForm
            draft={`application/${application.application_id}/questions`}
            fields={questions.map((question) =>
              toQuestionField(question, question.id === goalQuestion ? carried : undefined),
            )}
            values={toAnswerValues({ questions, answers })}
            reload={reloadAnswers}
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
