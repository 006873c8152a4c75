import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { samplePlan } from '../../testing/samples/plans.ts'
import { longProfile, sampleProfile } from '../../testing/samples/profiles.ts'
import { sampleColleague, sampleMember } from '../../testing/samples/users.ts'
import { ProfileSheet } from './profile-sheet.tsx'

const withProfile = (profile: typeof sampleProfile, user = sampleMember) =>
  withServer(
    [
      respondWith('browse', 'getInternProfile', profile),
      respondWith('plans', 'getPlan', samplePlan),
      respondWith('browse', 'eligibleCareerFields', [
        {
          career_field_id: 1,
          career_field_name: 'Design',
          plan_id: 'plan',
          plan_name: 'Product design',
        },
        {
          career_field_id: 2,
          career_field_name: 'Research',
          plan_id: 'other',
          plan_name: longText,
        },
      ]),
    ],
    user,
  )

const meta: StoryMeta<typeof ProfileSheet> = {
  component: ProfileSheet,
  args: { intern: 'intern', plan: 'plan', onPlan: ignore, onClose: ignore },
  play: waitFor('dialog[open] dl'),
}
export default meta

export const Profile: Story<typeof ProfileSheet> = { decorators: [withProfile(sampleProfile)] }
export const WithoutPermission: Story<typeof ProfileSheet> = {
  decorators: [withProfile(sampleProfile, sampleColleague)],
}
export const LongText: Story<typeof ProfileSheet> = { decorators: [withProfile(longProfile)] }
export const Loading: Story<typeof ProfileSheet> = {
  decorators: [withServer([neverRespond('browse', 'getInternProfile')], sampleMember)],
  play: waitFor('dialog[open]'),
}
export const Missing: Story<typeof ProfileSheet> = {
  decorators: [withServer([failWith('browse', 'getInternProfile', { status: 404 })], sampleMember)],
  play: waitFor('dialog[open]'),
}
