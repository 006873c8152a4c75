import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { maxOwnSkills } from '@fledge/domain/profiles/rules.ts'
import {
  educationEntry,
  experienceEntry,
  portfolioEntry,
} from '@fledge/contract/profiles/schema.ts'
import { phoneNumber } from '@fledge/contract/platform/schema.ts'
import type { CheckFact, FactName } from './resume-facts.ts'
import { toEntryBodies } from './to-entry-bodies.ts'

/** Facts without which a study or job cannot be saved. */
export const requiredFactNames: Readonly<Record<'education' | 'experience', readonly FactName[]>> =
  {
    education: ['school', 'degree'],
    experience: ['title', 'place'],
  }
const isRequiredFact = (fact: CheckFact) =>
  (fact.group === 'education' || fact.group === 'experience') &&
  requiredFactNames[fact.group].includes(fact.name) &&
  // A project does not require a place.
  !(fact.kind === 'PROJECT' && fact.name === 'place')

/**
 * Accepts, rejects or reopens one fact. Rejecting a required fact, such as the school, rejects the
 * whole entry.
 */
export function decideFact(
  facts: readonly CheckFact[],
  id: string,
  state: 'open' | 'taken' | 'left',
): readonly CheckFact[] {
  const chosen = facts.find((fact) => fact.id === id)
  if (!chosen) return facts
  const all =
    chosen.entry !== null &&
    isRequiredFact(chosen) &&
    (state === 'left' || (state === 'open' && chosen.state === 'left'))
  return facts.map((fact) =>
    fact.id === id || (all && fact.entry === chosen.entry) ? { ...fact, state } : fact,
  )
}

/**
 * Accepts all undecided facts found in the résumé, except doubtful ones and those that cannot be
 * saved.
 */
export function acceptAllFacts(facts: readonly CheckFact[]): readonly CheckFact[] {
  const isFree = (fact: CheckFact) => fact.state === 'open' && isFilled(fact)
  const all = facts.map((fact): CheckFact => (isFree(fact) ? { ...fact, state: 'taken' } : fact))
  const problems = validateChoices(all, '')
  const unsure = facts.filter(
    (fact) => fact.state === 'open' && (fact.id in problems || isDoubtful(fact)),
  )
  return facts.map((fact) =>
    isFree(fact) &&
    !unsure.some((other) => (fact.entry === null ? other === fact : other.entry === fact.entry))
      ? { ...fact, state: 'taken' }
      : fact,
  )
}

const isDoubtful = (fact: CheckFact) =>
  isRequiredFact(fact) && fact.value !== '' && fact.value === fact.doubtful

/** Returns whether any fact can be accepted without review. */
export const hasCertainFact = (facts: readonly CheckFact[]): boolean =>
  acceptAllFacts(facts).some((fact, at) => fact.state !== facts[at]?.state)

/** Returns the names of the entries and facts that are still undecided. */
export function listOpenNames(facts: readonly CheckFact[]): readonly string[] {
  const open = Map.groupBy(facts.filter(isUndecided), (fact) => fact.entry ?? fact.id)
  return [...open.values()].map(
    (own) => own.find((fact) => fact.value !== '')?.value ?? own[0]?.skills[0]?.label ?? '',
  )
}

/** Accepts all facts of an entry found in the résumé, or rejects the entry. */
export function decideEntry(
  facts: readonly CheckFact[],
  entry: string,
  state: 'taken' | 'left',
): readonly CheckFact[] {
  return facts.map((fact) =>
    fact.entry === entry && fact.state === 'open' && (state === 'left' || isFilled(fact))
      ? { ...fact, state }
      : fact,
  )
}

const isFilled = (fact: CheckFact) =>
  fact.value !== '' || fact.until !== '' || fact.skills.length > 0
/**
 * Returns whether a fact needs a decision. Facts missing from the résumé only do when their entry
 * requires them.
 */
export const isUndecided = (fact: CheckFact): boolean =>
  fact.state === 'open' && (isFilled(fact) || isRequiredFact(fact))

const findFact = (facts: readonly CheckFact[], name: FactName) =>
  facts.find((fact) => fact.name === name && fact.state === 'taken')
const toMonth = (value: string | undefined) =>
  value === undefined || value.trim() === '' ? null : value.trim()
const toStudy = (facts: readonly CheckFact[]) => ({
  school: findFact(facts, 'school')?.value.trim() ?? '',
  degree: findFact(facts, 'degree')?.value.trim() ?? '',
  from: toMonth(findFact(facts, 'when')?.value),
  to: toMonth(findFact(facts, 'when')?.until),
})
function toPost(facts: readonly CheckFact[]) {
  const text = findFact(facts, 'text')?.value.trim().slice(0, 1500)
  return {
    title: findFact(facts, 'title')?.value.trim() ?? '',
    place: findFact(facts, 'place')?.value.trim() ?? '',
    kind: facts[0]?.kind ?? ('WORK' as const),
    from: toMonth(findFact(facts, 'when')?.value),
    to: toMonth(findFact(facts, 'when')?.until),
    ...(text ? { text } : {}),
  }
}

/** Groups facts by entry, for entries with at least one accepted fact. */
function groupAcceptedEntries(
  facts: readonly CheckFact[],
  group: 'education' | 'experience',
): (readonly CheckFact[])[] {
  const entries = Map.groupBy(
    facts.filter((fact) => fact.group === group && fact.entry !== null),
    (fact) => fact.entry,
  )
  return [...entries.values()].filter((own) => own.some((fact) => fact.state === 'taken'))
}

/** Returns validation messages by fact: missing required fields of an entry and invalid months. */
export function validateChoices(
  facts: readonly CheckFact[],
  needs: string,
): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const group of ['education', 'experience'] as const) {
    for (const own of groupAcceptedEntries(facts, group)) {
      const parsed =
        group === 'education'
          ? educationEntry.safeParse(toStudy(own))
          : experienceEntry.safeParse(toPost(own))
      for (const issue of parsed.success ? [] : parsed.error.issues) {
        const field = String(issue.path[0] ?? '')
        const fact = own.find(
          ({ name }) => name === (field === 'from' || field === 'to' ? 'when' : field),
        )
        if (fact)
          problems[fact.id] ??= fact.state === 'taken' && fact.value !== '' ? issue.message : needs
      }
    }
  }
  for (const fact of facts.filter(({ name, state }) => name === 'phone' && state === 'taken')) {
    const parsed = phoneNumber.safeParse(fact.value)
    if (!parsed.success) problems[fact.id] = parsed.error.issues[0]?.message ?? needs
  }
  for (const fact of facts.filter(({ name, state }) => name === 'link' && state === 'taken')) {
    const parsed = portfolioEntry.safeParse(toLink(fact))
    if (!parsed.success) problems[fact.id] = parsed.error.issues[0]?.message ?? needs
  }
  return problems
}

const toLink = (fact: CheckFact) => ({
  title: fact.value.replace(/^https?:\/\/(www\.)?/, '').slice(0, 200),
  url: fact.value.trim(),
})

/** Returns the accepted facts appended to the existing data, as the request body. */
export function toAcceptedBody(
  application: ApplicationView,
  facts: readonly CheckFact[],
  fileId: string,
) {
  const own = toEntryBodies(application)
  const taken = facts.filter((fact) => fact.state === 'taken')
  const phone = taken.find((fact) => fact.name === 'phone')?.value.trim()
  const chosen = taken.flatMap((fact) => fact.skills)
  const skills = chosen.filter((skill) => skill.id > 0).map((skill) => skill.id)
  const words = chosen.filter((skill) => skill.id < 0).map((skill) => skill.label)
  return {
    file_id: fileId,
    ...(phone ? { phone } : {}),
    ...(skills.length > 0
      ? { skill_ids: [...new Set([...application.skill_ids, ...skills])].slice(0, 50) }
      : {}),
    ...(words.length > 0
      ? { own_skills: [...new Set([...application.own_skills, ...words])].slice(0, maxOwnSkills) }
      : {}),
    education: [...own.education, ...groupAcceptedEntries(facts, 'education').map(toStudy)].slice(
      0,
      20,
    ),
    experience: [...own.experience, ...groupAcceptedEntries(facts, 'experience').map(toPost)].slice(
      0,
      20,
    ),
    portfolio: [
      ...own.portfolio,
      ...taken.filter((fact) => fact.name === 'link').map(toLink),
    ].slice(0, 20),
  }
}
