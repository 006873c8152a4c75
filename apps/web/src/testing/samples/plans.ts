import type { Payload } from '../../platform/http/client.ts'

/** A plan as an option of a select. */
export const planOption: Payload<'browse', 'listOpportunityOptions'>[number] = {
  internship_opportunity_name: 'Product design',
  internship_opportunity_id: 'plan',
  is_active: 1,
  career_field: 'Design',
  supervisor_ids: ['member'],
  openings_left: 1,
  takes_candidates: true,
}
