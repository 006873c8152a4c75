import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { maxOwnSkills } from '@fledge/domain/profiles/rules.ts'
import {
  educationEntry,
  experienceEntry,
  portfolioEntry,
} from '@fledge/contract/profiles/schema.ts'
import { phoneNumber } from '@fledge/contract/platform/schema.ts'
import { isDoubtfulText } from '@fledge/domain/resumes/doubtful-text.ts'
import type { CheckFact, FactName } from './resume-items.ts'
import { ownEntries } from './own-entries.ts'

/** Facts without which a study or job cannot be saved. */
export const needed: Readonly<Record<'education' | 'experience', readonly FactName[]>> = {
  education: ['school', 'degree'],
  experience: ['title', 'place'],
}
const isNeeded = (fact: CheckFact) =>
  (fact.group === 'education' || fact.group === 'experience') &&
  needed[fact.group].includes(fact.name) &&
  // A project does not require a place.
  !(fact.kind === 'PROJECT' && fact.name === 'place')

/**
 * Accepts, rejects or reopens one fact. Rejecting a required fact, such as the school, rejects the
 * whole entry.
 */
export function decided(
  facts: readonly CheckFact[],
  id: string,
  state: 'open' | 'taken' | 'left',
): readonly CheckFact[] {
  const chosen = facts.find((one) => one.id === id)
  if (!chosen) return facts
  const all =
    chosen.entry !== null &&
    isNeeded(chosen) &&
    (state === 'left' || (state === 'open' && chosen.state === 'left'))
  return facts.map((one) =>
    one.id === id || (all && one.entry === chosen.entry) ? { ...one, state } : one,
  )
}

/**
 * Accepts all undecided facts found in the résumé, except doubtful ones and those that cannot be
 * saved.
 */
export function decidedAll(facts: readonly CheckFact[]): readonly CheckFact[] {
  const isFree = (one: CheckFact) => one.state === 'open' && isFilled(one)
  const all = facts.map((one): CheckFact => (isFree(one) ? { ...one, state: 'taken' } : one))
  const problems = choiceProblems(all, '')
  const unsure = facts.filter(
    (one) => one.state === 'open' && (one.id in problems || isDoubtful(one)),
  )
  return facts.map((one) =>
    isFree(one) &&
    !unsure.some((other) => (one.entry === null ? other === one : other.entry === one.entry))
      ? { ...one, state: 'taken' }
      : one,
  )
}

const isDoubtful = (fact: CheckFact) =>
  isNeeded(fact) && fact.value !== '' && isDoubtfulText(fact.value)

/** Returns whether any fact can be accepted without review. */
export const hasSure = (facts: readonly CheckFact[]): boolean =>
  decidedAll(facts).some((one, at) => one.state !== facts[at]?.state)

/** Returns the names of the entries and facts that are still undecided. */
export function openNames(facts: readonly CheckFact[]): readonly string[] {
  const open = Map.groupBy(facts.filter(isOpen), (one) => one.entry ?? one.id)
  return [...open.values()].map(
    (own) => own.find((one) => one.value !== '')?.value ?? own[0]?.skills[0]?.label ?? '',
  )
}

/** Accepts all facts of an entry found in the résumé, or rejects the entry. */
export function decidedEntry(
  facts: readonly CheckFact[],
  entry: string,
  state: 'taken' | 'left',
): readonly CheckFact[] {
  return facts.map((one) =>
    one.entry === entry && one.state === 'open' && (state === 'left' || isFilled(one))
      ? { ...one, state }
      : one,
  )
}

const isFilled = (fact: CheckFact) =>
  fact.value !== '' || fact.until !== '' || fact.skills.length > 0
/**
 * Returns whether a fact needs a decision. Facts missing from the résumé only do when their entry
 * requires them.
 */
export const isOpen = (fact: CheckFact): boolean =>
  fact.state === 'open' && (isFilled(fact) || isNeeded(fact))

const part = (facts: readonly CheckFact[], name: FactName) =>
  facts.find((one) => one.name === name && one.state === 'taken')
const month = (said: string | undefined) =>
  said === undefined || said.trim() === '' ? null : said.trim()
const studyOf = (facts: readonly CheckFact[]) => ({
  school: part(facts, 'school')?.value.trim() ?? '',
  degree: part(facts, 'degree')?.value.trim() ?? '',
  from: month(part(facts, 'when')?.value),
  to: month(part(facts, 'when')?.until),
})
function postOf(facts: readonly CheckFact[]) {
  const text = part(facts, 'text')?.value.trim().slice(0, 1500)
  return {
    title: part(facts, 'title')?.value.trim() ?? '',
    place: part(facts, 'place')?.value.trim() ?? '',
    kind: facts[0]?.kind ?? ('WORK' as const),
    from: month(part(facts, 'when')?.value),
    to: month(part(facts, 'when')?.until),
    ...(text ? { text } : {}),
  }
}

/** Groups facts by entry, for entries with at least one accepted fact. */
function takenEntries(
  facts: readonly CheckFact[],
  group: 'education' | 'experience',
): (readonly CheckFact[])[] {
  const entries = Map.groupBy(
    facts.filter((one) => one.group === group && one.entry !== null),
    (one) => one.entry,
  )
  return [...entries.values()].filter((own) => own.some((one) => one.state === 'taken'))
}

/** Returns validation messages by fact: missing required fields of an entry and invalid months. */
export function choiceProblems(
  facts: readonly CheckFact[],
  needs: string,
): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const group of ['education', 'experience'] as const) {
    for (const own of takenEntries(facts, group)) {
      const parsed =
        group === 'education'
          ? educationEntry.safeParse(studyOf(own))
          : experienceEntry.safeParse(postOf(own))
      for (const issue of parsed.success ? [] : parsed.error.issues) {
        const field = String(issue.path[0] ?? '')
        const fact = own.find(
          (one) => one.name === (field === 'from' || field === 'to' ? 'when' : field),
        )
        if (fact)
          problems[fact.id] ??= fact.state === 'taken' && fact.value !== '' ? issue.message : needs
      }
    }
  }
  for (const fact of facts.filter((one) => one.name === 'phone' && one.state === 'taken')) {
    const parsed = phoneNumber.safeParse(fact.value)
    if (!parsed.success) problems[fact.id] = parsed.error.issues[0]?.message ?? needs
  }
  for (const fact of facts.filter((one) => one.name === 'link' && one.state === 'taken')) {
    const parsed = portfolioEntry.safeParse(linkOf(fact))
    if (!parsed.success) problems[fact.id] = parsed.error.issues[0]?.message ?? needs
  }
  return problems
}

const linkOf = (fact: CheckFact) => ({
  title: fact.value.replace(/^https?:\/\/(www\.)?/, '').slice(0, 200),
  url: fact.value.trim(),
})

/** Returns the accepted facts appended to the existing data, as the request body. */
export function takenBody(
  application: ApplicationView,
  facts: readonly CheckFact[],
  fileId: string,
) {
  const own = ownEntries(application)
  const taken = facts.filter((one) => one.state === 'taken')
  const phone = taken.find((one) => one.name === 'phone')?.value.trim()
  const chosen = taken.flatMap((one) => one.skills)
  const skills = chosen.filter((one) => one.id > 0).map((one) => one.id)
  const words = chosen.filter((one) => one.id < 0).map((one) => one.label)
  return {
    file_id: fileId,
    ...(phone ? { phone } : {}),
    ...(skills.length > 0
      ? { skill_ids: [...new Set([...application.skill_ids, ...skills])].slice(0, 50) }
      : {}),
    ...(words.length > 0
      ? { own_skills: [...new Set([...application.own_skills, ...words])].slice(0, maxOwnSkills) }
      : {}),
    education: [...own.education, ...takenEntries(facts, 'education').map(studyOf)].slice(0, 20),
    experience: [...own.experience, ...takenEntries(facts, 'experience').map(postOf)].slice(0, 20),
    portfolio: [...own.portfolio, ...taken.filter((one) => one.name === 'link').map(linkOf)].slice(
      0,
      20,
    ),
  }
}
