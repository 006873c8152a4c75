import { listPageFields } from '@fledge/domain/applications/application-form.ts'
import { reviewedSteps } from '@fledge/domain/applications/application-sections.ts'
import type { LookupList } from '@fledge/domain/lookups/types.ts'
import type { FormField } from '@fledge/domain/profiles/form-field.ts'
import { locale } from '@fledge/kernel/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import type { ApplicationRow, loadApplicationDetails } from '../applications/public.ts'
import { getLookupLabels } from '../lookups/public.ts'

type ApplicationDetails = Awaited<ReturnType<typeof loadApplicationDetails>>['details']

/** Labels of what an application refers to by id, by the name of the field, in their order. */
export type ChoiceLabels = Readonly<Record<string, string[]>>

interface Choice {
  readonly name: string
  readonly list: LookupList
}

const toChoice = ({ name, format, visibleTo }: FormField): readonly Choice[] =>
  'list' in format && visibleTo !== 'intern' ? [{ name, list: format.list }] : []

const reviewedChoices = reviewedSteps.flatMap(({ section }) =>
  listPageFields(section).flatMap(toChoice),
)

/** Returns the labels of every choice that reviewers see; those of skills include own ones. */
export async function loadChoiceLabels(
  db: Db,
  row: ApplicationRow,
  details: ApplicationDetails,
): Promise<ChoiceLabels> {
  const values: Readonly<Record<string, unknown>> = { ...details.profile, ...row }
  const labels: Record<string, string[]> = {}
  for (const { name, list } of reviewedChoices) {
    const ids = [values[name]].flat().filter((id) => typeof id === 'number')
    labels[name] = (await getLookupLabels(db, list, ids))
      .map(({ label }) => label)
      .toSorted((a, b) => a.localeCompare(b, locale))
  }
  return { ...labels, skill_ids: [...(labels['skill_ids'] ?? []), ...row.own_skills] }
}
