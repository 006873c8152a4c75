import type { ReportedKind, ReportedPart } from './types.ts'

/** What the programme team can hide: parts of profiles and company pages, and plans as a whole. */
export const hideableParts = {
  INTERN: {
    TEXT: ['introduction', 'education', 'experience', 'portfolio', 'skills'],
    PHOTO: ['picture'],
  },
  COMPANY: { TEXT: ['introduction', 'tools'], PHOTO: ['logo', 'photos', 'videos'] },
  PLAN: { TEXT: ['plan'], PHOTO: [] },
} as const satisfies Readonly<
  Record<ReportedKind, Readonly<Record<ReportedPart, readonly string[]>>>
>

type PartsOf<Kind extends ReportedKind> = (typeof hideableParts)[Kind][ReportedPart][number]
/** A part of an intern's profile that can be hidden. */
export type HiddenInternPart = PartsOf<'INTERN'>
/** A part of a company's page that can be hidden. */
export type HiddenCompanyPart = PartsOf<'COMPANY'>
export type HiddenPart = PartsOf<ReportedKind>

/** Every part, each once. */
export const hiddenParts: readonly HiddenPart[] = [
  ...new Set(
    Object.values(hideableParts).flatMap(({ TEXT, PHOTO }): readonly HiddenPart[] => [
      ...TEXT,
      ...PHOTO,
    ]),
  ),
]

/** Returns what can be hidden because of a report about a text or a photo. */
export const listHideableParts = (kind: ReportedKind, part: ReportedPart): readonly HiddenPart[] =>
  hideableParts[kind][part]
