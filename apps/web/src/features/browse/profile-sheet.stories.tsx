import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { fails, neverResponds, responds, withServer } from '../../testing/fake-server.tsx'
import { samplePlan } from '../../testing/samples/plans.ts'
import { longProfile, sampleProfile } from '../../testing/samples/profiles.ts'
import { sampleColleague, sampleMember } from '../../testing/samples/users.ts'
import { ProfileSheet } from './profile-sheet.tsx'

const withProfile = (profile: typeof sampleProfile, user = sampleMember) =>
  withServer(
    [
      responds('browse', 'getInternProfile', profile),
      responds('plans', 'getPlan', samplePlan),
      responds('browse', 'eligibleCareerFields', [
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
  decorators: [withServer([neverResponds('browse', 'getInternProfile')], sampleMember)],
  play: waitFor('dialog[open]'),
}
export const Missing: Story<typeof ProfileSheet> = {
  decorators: [withServer([fails('browse', 'getInternProfile', { status: 404 })], sampleMember)],
  play: waitFor('dialog[open]'),
}
