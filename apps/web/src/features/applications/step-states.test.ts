import { applicationSteps } from '@fledge/domain/applications/application-sections.ts'
import { expect, test } from 'vitest'
import { type SectionInfo, getStepState, countDoneSteps } from './step-states.ts'

type Section = SectionInfo['sections'][number]
const fresh: Section[] = applicationSteps.map(({ section, page, number, required, optional }) => ({
  section,
  page,
  number,
  is_done: required.length === 0 && section !== 'REVIEW',
  saved_at: null,
  missing: [...required],
  missing_count: required.length,
  optional: optional.length,
  optional_done: 0,
  open_comments: 0,
}))
const info = (over: Partial<Record<string, Partial<Section>>> = {}): SectionInfo => ({
  application_id: 'a',
  status: 'IN_PROGRESS',
  percent: 0,
  open_comments: 0,
  missing: [],
  sections: fresh.map((section) => ({ ...section, ...over[section.section] })),
})
const full = { is_done: true, missing: [], saved_at: '2026-11-21T10:00:00Z' }

test('shows no completed step for a new application', () => {
  const { sections } = info()
  expect(countDoneSteps(info())).toBe(0)
  expect(
    sections
      .map((section) => getStepState(section, 'PERSONAL_INFORMATION'))
      .filter((state) => state === 'done'),
  ).toEqual([])
})

test('counts exactly the steps marked as done, whichever step is open', () => {
  const half = info({
    PERSONAL_INFORMATION: full,
    DIVERSITY_INFORMATION: { saved_at: full.saved_at },
    CAREER_FIELD: { saved_at: full.saved_at },
  })
  for (const current of ['PERSONAL_INFORMATION', 'CAREER_FIELD', 'REVIEW'] as const) {
    expect(
      half.sections.filter((section) => getStepState(section, current) === 'done'),
    ).toHaveLength(countDoneSteps(half))
  }
  expect(countDoneSteps(half)).toBe(2)
})

test('marks started but incomplete steps as missing and does not mark steps with requested changes as done', () => {
  const sectionInfo = info({
    CAREER_FIELD: { saved_at: full.saved_at },
    RESUME_PROFILE: { ...full, open_comments: 1 },
  })
  const state = (section: string) =>
    sectionInfo.sections
      .filter((other) => other.section === section)
      .map((other) => getStepState(other, 'REVIEW'))[0]
  expect([
    state('CAREER_FIELD'),
    state('RESUME_PROFILE'),
    state('VIDEO_PROFILE'),
    state('REVIEW'),
  ]).toEqual(['missing', 'missing', 'coming', 'current'])
})
