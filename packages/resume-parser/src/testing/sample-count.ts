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

/** How many facts of a field a sample has, and how many were found correctly, or are not in it. */
export interface Count {
  readonly total: number
  readonly correct: number
  readonly incorrect: number
  readonly misses: readonly string[]
}

const toPlain = (text: string | null | undefined) =>
  foldText(text ?? '')
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[^\p{L}\d+#@/ .-]/gu, ' ')
    .replace(/ +/g, ' ')
    .replace(/[ /.]+$/, '')
    .trim()
/** "Nordlicht GmbH, München" is also correct: the workplace with its town. */
const isSamePlace = (read: string | undefined, truth: string) =>
  toPlain(read) === toPlain(truth) ||
  toPlain((read ?? '').replace(/, [\p{L} -]{2,20}(?:, [\p{L} -]{2,20})?$/u, '')) === toPlain(truth)
const digits = (text: string) => text.replace(/\D/g, '')

/** One study or post as the sample's author recorded it: two names, from, to. */
type Entry = Truth['education'][number]
type Dated = ResumeFacts['education'][number] | ResumeFacts['experience'][number]
const formatPeriod = (period: Dated['when'] | undefined) =>
  `${period?.value.from ?? '–'}…${period?.value.to ?? '–'}`
const hasSameDates = (entry: Dated, [, , from, to]: Entry) =>
  formatPeriod(entry.when) === `${from ?? '–'}…${to ?? '–'}`
const describeDates = (entry: Dated | undefined, [, , from, to]: Entry) =>
  `${from}…${to} ≠ ${formatPeriod(entry?.when)}`

/** Compares the extracted facts with those that a sample's author recorded, entry by entry. */
export function countedFacts(read: ResumeFacts, truth: Truth): Readonly<Record<FactField, Count>> {
  return {
    name: countSingle(read.name?.value, truth.name, (a, b) => toPlain(a) === toPlain(b)),
    email: countSingle(read.email?.value, truth.email, (a, b) => a === b),
    phone: countSingle(read.phone?.value, truth.phone, (a, b) => digits(a) === digits(b)),
    links: countSets(
      read.links.map((link) => toPlain(link.value)),
      truth.links.map(toPlain),
    ),
    skills: countSets(
      read.skills.map((skill) => skill.value.label),
      truth.skills,
    ),
    ...countStudies(read.education, truth.education),
    ...countPosts(read.experience, truth.experience),
    ...countProjects(read.projects, truth.projects),
    'own skills': truth.ownSkills
      ? countSets(
          read.ownSkills.map((skill) => toPlain(skill.value)),
          truth.ownSkills.map(toPlain),
        )
      : emptyCount,
  }
}

function countStudies(
  read: ResumeFacts['education'],
  truth: Truth['education'],
): Readonly<Record<'school' | 'degree' | 'study dates', Count>> {
  type Study = (typeof read)[number]
  const isSchool = (study: Study, [school]: Entry) => isSamePlace(study.school?.value, school)
  const isDegree = (study: Study, [, degree]: Entry) =>
    toPlain(study.degree?.value) === toPlain(degree)
  const studies = pairWithFacts(truth, read, isSchool, isDegree)
  const surplus = Math.max(0, read.length - truth.length)
  return {
    school: countPairs(
      studies,
      surplus,
      isSchool,
      (study, [school]) => `${school} ≠ ${study?.school?.value}`,
    ),
    degree: countPairs(
      studies,
      surplus,
      isDegree,
      (study, [, degree]) => `${degree} ≠ ${study?.degree?.value}`,
    ),
    'study dates': countPairs(studies, surplus, hasSameDates, describeDates),
  }
}

function countPosts(
  read: ResumeFacts['experience'],
  truth: Truth['experience'],
): Readonly<Record<'role' | 'place' | 'post dates', Count>> {
  type Post = (typeof read)[number]
  const isRole = (post: Post, [role]: Entry) => toPlain(post.title?.value) === toPlain(role)
  const isPlace = (post: Post, [, place]: Entry) => isSamePlace(post.place?.value, place)
  const posts = pairWithFacts(truth, read, isRole, isPlace)
  const surplus = Math.max(0, read.length - truth.length)
  return {
    role: countPairs(posts, surplus, isRole, (post, [role]) => `${role} ≠ ${post?.title?.value}`),
    place: countPairs(
      posts,
      surplus,
      isPlace,
      (post, [, place]) => `${place} ≠ ${post?.place?.value}`,
    ),
    'post dates': countPairs(posts, surplus, hasSameDates, describeDates),
  }
}

const emptyCount: Count = { total: 0, correct: 0, incorrect: 0, misses: [] }

/** Compares projects by title and dates; a sample without recorded projects is not counted. */
function countProjects(
  read: ResumeFacts['projects'],
  truth: Truth['projects'],
): Readonly<Record<'project' | 'project dates', Count>> {
  if (!truth) return { project: emptyCount, 'project dates': emptyCount }
  type Project = (typeof read)[number]
  type Told = (typeof truth)[number]
  const isTitle = (project: Project, [title]: Told) =>
    toPlain(project.title?.value) === toPlain(title)
  const hasDates = (project: Project, [, from, to]: Told) =>
    formatPeriod(project.when) === `${from ?? '–'}…${to ?? '–'}`
  const projects = pairWithFacts(truth, read, isTitle, hasDates)
  const surplus = Math.max(0, read.length - truth.length)
  return {
    project: countPairs(
      projects,
      surplus,
      isTitle,
      (project, [title]) => `${title} ≠ ${project?.title?.value}`,
    ),
    'project dates': countPairs(
      projects,
      surplus,
      hasDates,
      (project, [, from, to]) => `${from}…${to} ≠ ${formatPeriod(project?.when)}`,
    ),
  }
}

function countPairs<T, U>(
  pairs: readonly (readonly [T, U | undefined])[],
  surplus: number,
  isRight: (read: U, truth: T) => boolean,
  describe: (read: U | undefined, truth: T) => string,
): Count {
  const misses = pairs.filter(([truth, read]) => read === undefined || !isRight(read, truth))
  return {
    total: pairs.length,
    correct: pairs.length - misses.length,
    incorrect: surplus + misses.filter(([, read]) => read !== undefined).length,
    misses: misses.map(([truth, read]) => describe(read, truth)),
  }
}

/**
 * Pairs each recorded entry with the extracted one that shares most facts, else the one at its
 * position.
 */
function pairWithFacts<T, U>(
  truths: readonly T[],
  read: readonly U[],
  ...facts: readonly ((read: U, truth: T) => boolean)[]
): (readonly [T, U | undefined])[] {
  const free = new Set(read)
  return truths.map((truth, at) => {
    const best = [...free]
      .map((candidate) => ({
        one: candidate,
        matchCount: facts.filter((fact) => fact(candidate, truth)).length,
      }))
      .toSorted((a, b) => b.matchCount - a.matchCount)[0]
    const match =
      best && best.matchCount > 0 ? best.one : read[at] && free.has(read[at]) ? read[at] : undefined
    if (match !== undefined) free.delete(match)
    return [truth, match] as const
  })
}

function countSingle(
  read: string | undefined,
  truth: string | null,
  isSame: (a: string, b: string) => boolean,
): Count {
  if (truth === null)
    return { total: 0, correct: 0, incorrect: read === undefined ? 0 : 1, misses: [] }
  const isRight = read !== undefined && isSame(read, truth)
  return {
    total: 1,
    correct: Number(isRight),
    incorrect: Number(read !== undefined && !isRight),
    misses: isRight ? [] : [`${truth} ≠ ${read}`],
  }
}

function countSets(read: readonly string[], truth: readonly string[]): Count {
  const misses = truth.filter((fact) => !read.includes(fact))
  const surplus = read.filter((fact) => !truth.includes(fact))
  return {
    total: truth.length,
    correct: truth.length - misses.length,
    incorrect: surplus.length,
    misses: [...misses.map((fact) => `no ${fact}`), ...surplus.map((fact) => `spare ${fact}`)],
  }
}
