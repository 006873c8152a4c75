import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { toSearchText } from '@fledge/ui/search-text.ts'
import type { Payload } from '../../platform/http/client.ts'

export type ResumeData = Payload<'applications', 'parseResume'>
export type CheckGroup = 'person' | 'education' | 'experience' | 'skills'
export type FactName =
  | 'name'
  | 'email'
  | 'phone'
  | 'link'
  | 'school'
  | 'degree'
  | 'title'
  | 'place'
  | 'when'
  | 'text'
  | 'skills'

/** Extracted fact that the user accepts, edits or rejects. */
export interface CheckFact {
  readonly id: string
  /** Number shown beside the source line; 0 when the résumé does not contain the fact. */
  readonly number: number
  readonly group: CheckGroup
  readonly name: FactName
  /** Study or job that the fact belongs to. */
  readonly entry: string | null
  /** `same`: already in the profile, or shown for information only. */
  readonly state: 'open' | 'taken' | 'left' | 'same'
  readonly value: string
  /** The extracted value if it is probably wrong. */
  readonly doubtful: string | null
  /** End of a period. */
  readonly until: string
  /** Skills of the lookup list by id; others as written in the résumé, with negative ids. */
  readonly skills: readonly { readonly id: number; readonly label: string }[]
  readonly kind: 'WORK' | 'VOLUNTEER' | 'PROJECT'
  readonly source: { readonly page: number; readonly line: number; readonly text: string } | null
}

type Draft = Omit<CheckFact, 'id' | 'number'>
type ExtractedText = {
  readonly value: string
  readonly source: NonNullable<CheckFact['source']>
  readonly is_doubtful?: boolean
} | null
type ExtractedPeriod = ResumeData['education'][number]['when']

const emptyFact = {
  entry: null,
  state: 'open',
  doubtful: null,
  until: '',
  skills: [],
  kind: 'WORK',
} as const
const toTextFact = (
  group: CheckGroup,
  name: FactName,
  found: ExtractedText,
  more: Partial<Draft> = {},
): Draft => ({
  ...emptyFact,
  group,
  name,
  value: found?.value ?? '',
  doubtful: found?.is_doubtful ? found.value : null,
  source: found?.source ?? null,
  ...more,
})
const toPeriodFact = (group: CheckGroup, found: ExtractedPeriod, more: Partial<Draft>): Draft => ({
  ...emptyFact,
  group,
  name: 'when',
  value: found?.value.from ?? '',
  until: found?.value.to ?? '',
  source: found?.source ?? null,
  ...more,
})
const normalizeText = (text: string | null | undefined) =>
  toSearchText(text ?? '')
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[^\p{L}\d]+/gu, '')
const isSame = (first: string | null | undefined, second: string | null | undefined) =>
  normalizeText(first) === normalizeText(second)

/**
 * Returns the facts of a résumé, numbered as they are marked in its text. Facts already in the
 * profile are marked as such.
 */
export function toCheckFacts(read: ResumeData, application: ApplicationView): readonly CheckFact[] {
  const drafts = [
    ...toPersonFacts(read, application),
    ...read.education.flatMap((study, at) => toStudyFacts(study, `education${at}`, application)),
    ...read.experience.flatMap((post, at) => toPostFacts(post, `experience${at}`, application)),
    ...toSkillFacts(read, application),
  ]
  let number = 0
  return drafts.map((draft, at) => ({
    ...draft,
    id: `${draft.name}-${at}`,
    number: draft.source ? (number += 1) : 0,
  }))
}

function toPersonFacts({ person }: ResumeData, { profile, portfolio }: ApplicationView): Draft[] {
  const own = `${profile.first_name} ${profile.last_name}`
  return [
    // Name and email belong to the account. They are shown so that users notice another person's
    // résumé.
    ...(person.name
      ? [
          toTextFact('person', 'name', person.name, {
            state: 'same',
            until: isSame(person.name.value, own) ? '' : own,
          }),
        ]
      : []),
    ...(person.email
      ? [
          toTextFact('person', 'email', person.email, {
            state: 'same',
            until: isSame(person.email.value, profile.email) ? '' : profile.email,
          }),
        ]
      : []),
    ...(person.phone
      ? [
          toTextFact(
            'person',
            'phone',
            person.phone,
            isSame(person.phone.value, profile.phone) ? { state: 'same' } : {},
          ),
        ]
      : []),
    ...person.links.map((link) =>
      toTextFact(
        'person',
        'link',
        link,
        portfolio.some((entry) => isSame(entry.url, link.value)) ? { state: 'same' } : {},
      ),
    ),
  ]
}

function toStudyFacts(
  study: ResumeData['education'][number],
  entry: string,
  { education }: ApplicationView,
): Draft[] {
  const state = education.some(
    (saved) =>
      isSame(saved.school, study.school?.value) && isSame(saved.degree, study.degree?.value),
  )
    ? 'same'
    : 'open'
  return [
    toTextFact('education', 'school', study.school, { entry, state }),
    toTextFact('education', 'degree', study.degree, { entry, state }),
    toPeriodFact('education', study.when, { entry, state }),
  ]
}

function toPostFacts(
  post: ResumeData['experience'][number],
  entry: string,
  { experience }: ApplicationView,
): Draft[] {
  const state = experience.some(
    (saved) => isSame(saved.title, post.title?.value) && isSame(saved.place, post.place?.value),
  )
    ? 'same'
    : 'open'
  const more = { entry, state, kind: post.kind } as const
  return [
    toTextFact('experience', 'title', post.title, more),
    toTextFact('experience', 'place', post.place, more),
    toPeriodFact('experience', post.when, more),
    ...(post.text ? [toTextFact('experience', 'text', post.text, more)] : []),
  ]
}

/** Returns skills by the line that lists them, without those already in the profile. */
function toSkillFacts(read: ResumeData, application: ApplicationView): Draft[] {
  const lines = new Map<string, ResumeData['skills']>()
  const own = read.own_skills
    .filter(({ value }) => !application.own_skills.some((skill) => isSame(skill, value)))
    .map((skill, at) => ({ ...skill, value: { id: -1 - at, label: skill.value } }))
  const known = read.skills.filter((skill) => !application.skill_ids.includes(skill.value.id))
  for (const skill of [...known, ...own]) {
    const line = `${skill.source.page}.${skill.source.line}`
    lines.set(line, [...(lines.get(line) ?? []), skill])
  }
  return [...lines.values()].flatMap((skills) =>
    skills[0]
      ? [
          {
            ...emptyFact,
            group: 'skills' as const,
            name: 'skills' as const,
            value: '',
            skills: skills.map((skill) => skill.value),
            source: skills[0].source,
          },
        ]
      : [],
  )
}
