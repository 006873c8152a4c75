import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { longReview, sampleReview } from '../../testing/samples/reviews.ts'
import { sampleDocument } from '../../testing/samples/enrolment.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import type { OwnProfileEditing } from './own-profile-editing.tsx'
import { PrivateProfile } from './private-profile.tsx'

/** The application as its intern has it, from what its reviewer sees. */
const toOwnApplication = (review: typeof sampleReview): ApplicationView => ({
  ...review,
  profile: {
    ...review.profile,
    gender_id: 1,
    racial_ethnic_group_ids: [],
    disability_ids: [],
    first_generation_student: 'YES',
    international_student: null,
  },
  may: {
    start: true,
    saveSection: true,
    editProfile: true,
    editIdentity: true,
    submit: true,
    resubmit: true,
    withdraw: true,
    carryOver: true,
  },
})
const application = toOwnApplication(sampleReview)
const button: OwnProfileEditing['button'] = (_part, title) => (
  <Button size="small">{`Edit ${title}`}</Button>
)
const editing: OwnProfileEditing = {
  side: button,
  button,
  inPlace: () => null,
  open: undefined,
  close: ignore,
}

const meta: StoryMeta<typeof PrivateProfile> = {
  component: PrivateProfile,
  args: { application, edit: editing },
  decorators: [
    withServer(
      [
        ...sampleLookups,
        respondWith('lookups', 'listGenders', [{ id: 1, name: 'Woman' }]),
        respondWith('lookups', 'listRacialEthnicGroups', []),
        respondWith('lookups', 'listDisabilities', []),
        respondWith('lookups', 'listEducationLevels', []),
        respondWith('applications', 'getFieldProjects', { options: [], chosen_ids: [] }),
        respondWith('applications', 'getSkillsToImprove', { options: [], chosen_ids: [] }),
        respondWith('applications', 'getQuestions', { questions: [], answers: {} }),
        respondWith('enrolment', 'listIdentityDocuments', [sampleDocument]),
        respondWith('availability', 'getAvailability', {
          time_zone: 'Africa/Lagos',
          weekly: [],
          exceptions: [],
          saved_at: null,
        }),
      ],
      sampleIntern,
    ),
  ],
}
export default meta

export const Profile: Story<typeof PrivateProfile> = {}
export const IdentityFrozen: Story<typeof PrivateProfile> = {
  args: {
    application: {
      ...application,
      may: { ...application.may, editIdentity: 'applications.refused.frozen' },
    },
  },
}
export const LongText: Story<typeof PrivateProfile> = {
  args: { application: toOwnApplication(longReview) },
}
export const EditingPersonalDetails: Story<typeof PrivateProfile> = {
  args: { edit: { ...editing, open: 'personal' } },
  play: waitFor('form input'),
}
export const EditingDiversityAnswers: Story<typeof PrivateProfile> = {
  args: { edit: { ...editing, open: 'diversity' } },
  play: waitFor('form input'),
}
