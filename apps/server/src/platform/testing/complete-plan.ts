/** Returns every field required for publishing a plan, with one supervisor. */
export const buildCompletePlan = (memberId: string): Record<string, unknown> => ({
  name: 'Sail maker',
  career_field_id: 1,
  skill_ids: [1, 2],
  description: 'Cut and sew sails.',
  responsibilities: '- Measure\n- Cut',
  start_month: '2027-03-15',
  duration_min: 8,
  duration_max: 12,
  hours_a_week: 30,
  place: 'REMOTE',
  time_zone: 'Europe/London',
  openings: 2,
  supervisor_ids: [memberId],
})
