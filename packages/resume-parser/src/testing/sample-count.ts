import { foldText } from '../read-text.ts'
import type { ResumeFacts } from '../resume-facts.ts'
import type { Truth } from './resume-samples.ts'

export type FactField =
  | 'name'
  | 'email'
  | 'phone'
  | 'links'
  | 'school'
  | 'degree'
  | 'study dates'
  | 'role'
  | 'place'
  | 'post dates'
  | 'skills'
  | 'project'
  | 'project dates'
  | 'own skills'

/** How many facts of a field are there, how many were found right, and how many were found that are not there. */
export interface Count {
  readonly there: number
  readonly right: number
  readonly wrong: number
  readonly missed: readonly string[]
}

const plain = (text: string | null | undefined) =>
  foldText(text ?? '')
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[^\p{L}\d+#@/ .-]/gu, ' ')
    .replace(/ +/g, ' ')
    .replace(/[ /.]+$/, '')
    .trim()
/** "Nordlicht GmbH, München" is the place with where it is: right too. */
const samePlace = (read: string | undefined, truth: string) =>
  plain(read) === plain(truth) ||
  plain((read ?? '').replace(/, [\p{L} -]{2,20}(?:, [\p{L} -]{2,20})?$/u, '')) === plain(truth)
const digits = (text: string) => text.replace(/\D/g, '')

/** What an author wrote of one study or post: two names, from, to. */
type Entry = Truth['education'][number]
type Dated = ResumeFacts['education'][number] | ResumeFacts['experience'][number]
const dates = (when: Dated['when'] | undefined) =>
  `${when?.value.from ?? '–'}…${when?.value.to ?? '–'}`
const hasSameDates = (one: Dated, [, , from, to]: Entry) =>
  dates(one.when) === `${from ?? '–'}…${to ?? '–'}`
const describeDates = (one: Dated | undefined, [, , from, to]: Entry) =>
  `${from}…${to} ≠ ${dates(one?.when)}`

/** Compares what was read with what a sample's author put into it, entry by entry in their order. */
export function countedFacts(read: ResumeFacts, truth: Truth): Readonly<Record<FactField, Count>> {
  return {
    name: single(read.name?.value, truth.name, (a, b) => plain(a) === plain(b)),
    email: single(read.email?.value, truth.email, (a, b) => a === b),
    phone: single(read.phone?.value, truth.phone, (a, b) => digits(a) === digits(b)),
    links: sets(
      read.links.map((one) => plain(one.value)),
      truth.links.map(plain),
    ),
    skills: sets(
      read.skills.map((one) => one.value.label),
      truth.skills,
    ),
    ...countStudies(read.education, truth.education),
    ...countPosts(read.experience, truth.experience),
    ...countProjects(read.projects, truth.projects),
    'own skills': truth.ownSkills
      ? sets(
          read.ownSkills.map((one) => plain(one.value)),
          truth.ownSkills.map(plain),
        )
      : nothing,
  }
}

function countStudies(
  read: ResumeFacts['education'],
  truth: Truth['education'],
): Readonly<Record<'school' | 'degree' | 'study dates', Count>> {
  type Study = (typeof read)[number]
  const isSchool = (one: Study, [school]: Entry) => samePlace(one.school?.value, school)
  const isDegree = (one: Study, [, degree]: Entry) => plain(one.degree?.value) === plain(degree)
  const studies = paired(truth, read, isSchool, isDegree)
  const surplus = Math.max(0, read.length - truth.length)
  return {
    school: countPairs(
      studies,
      surplus,
      isSchool,
      (one, [school]) => `${school} ≠ ${one?.school?.value}`,
    ),
    degree: countPairs(
      studies,
      surplus,
      isDegree,
      (one, [, degree]) => `${degree} ≠ ${one?.degree?.value}`,
    ),
    'study dates': countPairs(studies, surplus, hasSameDates, describeDates),
  }
}

function countPosts(
  read: ResumeFacts['experience'],
  truth: Truth['experience'],
): Readonly<Record<'role' | 'place' | 'post dates', Count>> {
  type Post = (typeof read)[number]
  const isRole = (one: Post, [role]: Entry) => plain(one.title?.value) === plain(role)
  const isPlace = (one: Post, [, place]: Entry) => samePlace(one.place?.value, place)
  const posts = paired(truth, read, isRole, isPlace)
  const surplus = Math.max(0, read.length - truth.length)
  return {
    role: countPairs(posts, surplus, isRole, (one, [role]) => `${role} ≠ ${one?.title?.value}`),
    place: countPairs(
      posts,
      surplus,
      isPlace,
      (one, [, place]) => `${place} ≠ ${one?.place?.value}`,
    ),
    'post dates': countPairs(posts, surplus, hasSameDates, describeDates),
  }
}

const nothing: Count = { there: 0, right: 0, wrong: 0, missed: [] }

/** Projects by their titles and dates; a sample whose author did not list them says nothing of them. */
function countProjects(
  read: ResumeFacts['projects'],
  truth: Truth['projects'],
): Readonly<Record<'project' | 'project dates', Count>> {
  if (!truth) return { project: nothing, 'project dates': nothing }
  type Project = (typeof read)[number]
  type Told = (typeof truth)[number]
  const isTitle = (one: Project, [title]: Told) => plain(one.title?.value) === plain(title)
  const hasDates = (one: Project, [, from, to]: Told) =>
    dates(one.when) === `${from ?? '–'}…${to ?? '–'}`
  const projects = paired(truth, read, isTitle, hasDates)
  const surplus = Math.max(0, read.length - truth.length)
  return {
    project: countPairs(
      projects,
      surplus,
      isTitle,
      (one, [title]) => `${title} ≠ ${one?.title?.value}`,
    ),
    'project dates': countPairs(
      projects,
      surplus,
      hasDates,
      (one, [, from, to]) => `${from}…${to} ≠ ${dates(one?.when)}`,
    ),
  }
}

function countPairs<T, U>(
  pairs: readonly (readonly [T, U | undefined])[],
  surplus: number,
  isRight: (one: U, truth: T) => boolean,
  describe: (one: U | undefined, truth: T) => string,
): Count {
  const missed = pairs.filter(([wanted, one]) => one === undefined || !isRight(one, wanted))
  return {
    there: pairs.length,
    right: pairs.length - missed.length,
    wrong: surplus + missed.filter(([, one]) => one !== undefined).length,
    missed: missed.map(([wanted, one]) => describe(one, wanted)),
  }
}

/** Each that is there with what was read of it: what shares most of its facts, else the one at its place. */
function paired<T, U>(
  truths: readonly T[],
  read: readonly U[],
  ...facts: readonly ((one: U, truth: T) => boolean)[]
): (readonly [T, U | undefined])[] {
  const free = new Set(read)
  return truths.map((truth, at) => {
    const best = [...free]
      .map((one) => ({ one, same: facts.filter((fact) => fact(one, truth)).length }))
      .toSorted((a, b) => b.same - a.same)[0]
    const one =
      best && best.same > 0 ? best.one : read[at] && free.has(read[at]) ? read[at] : undefined
    if (one !== undefined) free.delete(one)
    return [truth, one] as const
  })
}

function single(
  read: string | undefined,
  truth: string | null,
  same: (a: string, b: string) => boolean,
): Count {
  if (truth === null) return { there: 0, right: 0, wrong: read === undefined ? 0 : 1, missed: [] }
  const isRight = read !== undefined && same(read, truth)
  return {
    there: 1,
    right: Number(isRight),
    wrong: Number(read !== undefined && !isRight),
    missed: isRight ? [] : [`${truth} ≠ ${read}`],
  }
}

function sets(read: readonly string[], truth: readonly string[]): Count {
  const missed = truth.filter((one) => !read.includes(one))
  const spare = read.filter((one) => !truth.includes(one))
  return {
    there: truth.length,
    right: truth.length - missed.length,
    wrong: spare.length,
    missed: [...missed.map((one) => `no ${one}`), ...spare.map((one) => `spare ${one}`)],
  }
}
