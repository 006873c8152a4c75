import type { MatchView } from '@fledge/contract/matching/schema.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'

/** How an intern matches a plan. */
export const sampleMatch: MatchView = {
  plan_id: 'plan',
  plan_name: 'Product design',
  score: 82,
  fits: 4,
  reasons: [
    { code: 'CAREER_FIELD', share: 1, weight: 30, values: {} },
    { code: 'SKILLS', share: 0.5, weight: 30, values: { have: 2, of: 4 } },
    {
      code: 'START_AND_DURATION',
      share: 1,
      weight: 20,
      values: { month: '2027-03', weeks: 12, planMonth: '2027-03', planWeeks: 12 },
    },
    { code: 'WORKING_HOURS', share: 0.8, weight: 10, values: { hours: 6 } },
    { code: 'PROJECTS', share: 0, weight: 10, values: { of: 2 } },
  ],
  career_field: 'Design',
  skills_met: ['Prototyping', 'Figma'],
  skills_missing: ['Illustration', 'Research'],
  projects_shared: [],
  hours_a_week: { plan: 32, intern: 30 },
}
export const longMatch: MatchView = {
  ...sampleMatch,
  plan_name: longText,
  career_field: longText,
  skills_met: [longWord, longText],
  skills_missing: [longText],
  projects_shared: [longWord],
}
