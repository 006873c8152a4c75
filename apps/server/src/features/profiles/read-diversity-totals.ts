import type { DiversityTotals } from '@fledge/contract/programme-reports/schema.ts'
import {
  hideSmallGroups,
  type VisibleCounts,
} from '@fledge/domain/programme-reports/small-groups.ts'
import {
  compareSelectionRates,
  type SelectionRate,
} from '@fledge/domain/programme-reports/selection-rates.ts'
import {
  declinedAnswers,
  type DiversityQuestion,
  diversityQuestionNames,
  listsByQuestion,
} from '@fledge/domain/programme-reports/types.ts'
import { yesNoAnswers } from '@fledge/domain/profiles/types.ts'
import type { Db } from '../../platform/db/database.ts'
import * as store from './queries/diversity.queries.ts'

type QuestionTotals = DiversityTotals['questions'][number]

/** An answer that can be given to a question. */
type Answer = Pick<QuestionTotals['groups'][number], 'answer' | 'label'>

const nobody = { submitted: 0, approved: 0, offered: 0 }

/**
 * Returns totals of the answers about diversity until a moment. Every possible answer is a group, so
 * that one that is missing says nothing either.
 */
export async function readDiversityTotals(db: Db, asOf: Date): Promise<QuestionTotals[]> {
  const [counts, entries] = await Promise.all([
    db.many(store.diversityCounts, { as_of: asOf.toISOString() }),
    db.many(store.diversityAnswers),
  ])
  return diversityQuestionNames.map((question) => {
    const answers = listAnswers(question, entries)
    const visible = hideSmallGroups(
      answers.map(
        ({ answer }) =>
          counts.find((row) => row.question === question && row.answer === answer) ?? nobody,
      ),
    )
    return { question, groups: toGroups(question, answers, visible) }
  })
}

function listAnswers(
  question: DiversityQuestion,
  entries: readonly store.DiversityAnswerRow[],
): readonly Answer[] {
  const list = listsByQuestion[question]
  const answers = list
    ? entries.filter((entry) => entry.list === list).map(({ answer, label }) => ({ answer, label }))
    : yesNoAnswers.map((answer) => ({ answer, label: null }))
  return [...answers, { answer: null, label: null }]
}

function toGroups(
  question: DiversityQuestion,
  answers: readonly Answer[],
  visible: readonly VisibleCounts[],
): QuestionTotals['groups'] {
  const isStated = answers.map(
    ({ answer }) => answer !== null && answer !== declinedAnswers[question],
  )
  const compare = (of: 'submitted' | 'approved', selected: 'approved' | 'offered') =>
    compareSelectionRates(
      visible.map((counts, at) => ({
        of: counts[of],
        selected: counts[selected],
        isStated: isStated[at] ?? false,
      })),
    )
  const [approved, offered] = [compare('submitted', 'approved'), compare('approved', 'offered')]
  return answers.map((answer, at) => ({
    ...answer,
    submitted: visible[at]?.submitted ?? null,
    approved: toSelection(visible[at]?.approved ?? null, approved[at]),
    offered: toSelection(visible[at]?.offered ?? null, offered[at]),
  }))
}

const toSelection = (count: number | null, rate: SelectionRate | undefined) => ({
  count,
  rate: rate?.rate ?? null,
  ratio: rate?.ratio ?? null,
  is_below: rate?.isBelow ?? false,
})
