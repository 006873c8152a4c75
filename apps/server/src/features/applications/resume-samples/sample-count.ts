import { folded } from '@fledge/domain/resumes/read-text.ts'
import type { ResumeFacts } from '@fledge/domain/resumes/resume-facts.ts'
import type { Truth } from './sample-files.ts'

export type Field =
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

/** How many facts of a field are there, how many were found right, and how many were found that are not there. */
export interface Count {
  readonly there: number
  readonly right: number
  readonly wrong: number
  readonly missed: readonly string[]
}

const plain = (text: string | null | undefined) =>
  folded(text ?? '')
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

/** Compares what was read with what a sample's author put into it, entry by entry in their order. */
export function countedFacts(read: ResumeFacts, truth: Truth): Readonly<Record<Field, Count>> {
  const studies = paired(
    truth.education,
    read.education,
    (one, [school]) => samePlace(one.school?.value, school),
    (one, [, degree]) => plain(one.degree?.value) === plain(degree),
  )
  const posts = paired(
    truth.experience,
    read.experience,
    (one, [role]) => plain(one.title?.value) === plain(role),
    (one, [, place]) => samePlace(one.place?.value, place),
  )
  const dates = (
    when:
      | { readonly value: { readonly from: string | null; readonly to: string | null } }
      | null
      | undefined,
  ) => `${when?.value.from ?? '–'}…${when?.value.to ?? '–'}`
  const each = <T, U>(
    pairs: readonly (readonly [T, U | undefined])[],
    surplus: number,
    right: (one: U, truth: T) => boolean,
    says: (one: U | undefined, truth: T) => string,
  ): Count => {
    const missed = pairs.filter(([wanted, one]) => one === undefined || !right(one, wanted))
    return {
      there: pairs.length,
      right: pairs.length - missed.length,
      wrong: surplus + missed.filter(([, one]) => one !== undefined).length,
      missed: missed.map(([wanted, one]) => says(one, wanted)),
    }
  }
  const spareStudies = Math.max(0, read.education.length - truth.education.length)
  const sparePosts = Math.max(0, read.experience.length - truth.experience.length)
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
    school: each(
      studies,
      spareStudies,
      (one, [school]) => samePlace(one.school?.value, school),
      (one, [school]) => `${school} ≠ ${one?.school?.value}`,
    ),
    degree: each(
      studies,
      spareStudies,
      (one, [, degree]) => plain(one.degree?.value) === plain(degree),
      (one, [, degree]) => `${degree} ≠ ${one?.degree?.value}`,
    ),
    'study dates': each(
      studies,
      spareStudies,
      (one, [, , from, to]) => dates(one.when) === `${from ?? '–'}…${to ?? '–'}`,
      (one, [, , from, to]) => `${from}…${to} ≠ ${dates(one?.when)}`,
    ),
    role: each(
      posts,
      sparePosts,
      (one, [role]) => plain(one.title?.value) === plain(role),
      (one, [role]) => `${role} ≠ ${one?.title?.value}`,
    ),
    place: each(
      posts,
      sparePosts,
      (one, [, place]) => samePlace(one.place?.value, place),
      (one, [, place]) => `${place} ≠ ${one?.place?.value}`,
    ),
    'post dates': each(
      posts,
      sparePosts,
      (one, [, , from, to]) => dates(one.when) === `${from ?? '–'}…${to ?? '–'}`,
      (one, [, , from, to]) => `${from}…${to} ≠ ${dates(one?.when)}`,
    ),
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
