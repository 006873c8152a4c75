import { dayMs } from '@fledge/kernel/dates.ts'
import { careerFieldTexts } from '../../demo-data/career-field-texts.ts'
import { toDay, toTimestamp } from './copy-format.ts'
import { getAt } from './scale-random.ts'
import type { ScaleIntern, ScaleWorld } from './scale-world.ts'

/** Data about an intern in addition to the application. */
interface InternFacts {
  readonly number: number
  readonly signedUpAt: number
  readonly hasSeat: boolean
  /** Whether the application was started. */
  readonly hasBegun: boolean
}

const yearMs = 365 * dayMs
/** Share of the interns with a public profile, and of those who hide from companies. */
const [publicShare, hiddenShare] = [0.1, 0.03]
/** Interns whose university is not in the list. */
const unlistedShare = 0.15

/** Writes an intern with their profile. */
export function addInternRow(world: ScaleWorld, intern: ScaleIntern, facts: InternFacts): void {
  const { rows, random, lookups } = world
  const at = toTimestamp(facts.signedUpAt)
  const university = random.skewed(lookups.universities)
  const isPublic = facts.hasBegun && random.chance(publicShare)
  rows.add('interns', {
    intern_id: intern.id,
    user_id: intern.userId,
    birth_date: toDay(facts.signedUpAt - random.between(19, 27) * yearMs),
    slug: isPublic ? `intern-${facts.number}` : null,
    is_hidden: random.chance(hiddenShare),
    public_profile: isPublic,
    signup_completed_at: at,
    signup_step: 'done',
    career_field_ids: [intern.field.id],
    start_month: toDay(intern.startMonth),
    duration_weeks: intern.weeks,
    hours_a_week: random.of([20, 25, 30, 35, 40]),
    university_id: random.chance(unlistedShare) ? null : university.id,
    university_name: university.name,
    major: intern.field.label,
    education_level_id: random.of(lookups.ids['education-level'] ?? []),
    gender_id: random.of(lookups.ids['gender'] ?? []),
    citizenship_country_id: random.skewed(lookups.ids['country'] ?? []),
    english_proficiency: random.int(3, 5),
    ...describeIntern(world, intern, facts),
    created_at: at,
    batch_id: facts.hasSeat ? intern.batch.id : null,
    seat_taken_at: facts.hasSeat ? at : null,
  })
}

/** Returns the rows of a started application. */
function describeIntern({ random }: ScaleWorld, { field }: ScaleIntern, facts: InternFacts) {
  if (!facts.hasBegun)
    return {
      internship_goal: null,
      introduction: null,
      weekly_hours: {},
      availability_saved_at: null,
    }
  const texts = getAt(careerFieldTexts, field.id % careerFieldTexts.length)
  const hours = [{ from: `0${random.int(7, 9)}:00`, to: `${random.int(16, 20)}:00` }]
  return {
    internship_goal: random.of(texts.goals),
    introduction: random.of(texts.introductions),
    weekly_hours: { 1: hours, 2: hours, 3: hours, 4: hours, 5: hours },
    availability_saved_at: toTimestamp(facts.signedUpAt),
  }
}
