import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  applicationLookups,
  emptyApplication,
  longApplication,
  sampleApplication,
} from '../../testing/samples/applications.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { CareerPart } from './career-part.tsx'
import { DiversityPart } from './diversity-part.tsx'
import { IntroductionPart } from './introduction-part.tsx'
import type { PartProps } from './part-props.ts'
import { PersonalPart } from './personal-part.tsx'
import { PreferencePart } from './preference-part.tsx'
import { StartDatePart } from './start-date-part.tsx'

const PersonalWithFrozen = (props: PartProps) => <PersonalPart {...props} withFrozen />
const PersonalWithoutFrozen = (props: PartProps) => <PersonalPart {...props} withFrozen={false} />

const show =
  (Part: (props: PartProps) => React.ReactNode, application: ApplicationView, disabled = false) =>
  () => <Part application={application} disabled={disabled} onState={ignore} />
const skillSection = respondWith('applications', 'skillSection', {
  skill_ids: [],
  skill_to_improve_ids: [],
  project_ids: [],
  job_title: null,
  internship_goal: null,
  introduction: sampleApplication.profile.introduction,
})

const meta: StoryMeta<typeof CareerPart> = {
  component: CareerPart,
  decorators: [withServer([...applicationLookups, skillSection], sampleIntern)],
  play: waitFor('form input'),
}
export default meta

export const Career: Story<typeof CareerPart> = { render: show(CareerPart, sampleApplication) }
export const CareerEmpty: Story<typeof CareerPart> = { render: show(CareerPart, emptyApplication) }
export const CareerLocked: Story<typeof CareerPart> = {
  render: show(CareerPart, sampleApplication, true),
}
export const Personal: Story<typeof CareerPart> = {
  render: show(PersonalWithFrozen, sampleApplication),
}
export const PersonalEmpty: Story<typeof CareerPart> = {
  render: show(PersonalWithFrozen, emptyApplication),
}
export const PersonalAfterApproval: Story<typeof CareerPart> = {
  render: show(PersonalWithoutFrozen, sampleApplication),
}
export const PersonalLowEnglish: Story<typeof CareerPart> = {
  render: show(PersonalWithFrozen, longApplication),
}
export const PersonalPhoneUnconfirmed: Story<typeof CareerPart> = {
  render: show(PersonalWithoutFrozen, {
    ...sampleApplication,
    profile: { ...sampleApplication.profile, is_phone_verified: false },
  }),
}
export const Diversity: Story<typeof CareerPart> = {
  render: show(DiversityPart, sampleApplication),
}
export const DiversityEmpty: Story<typeof CareerPart> = {
  render: show(DiversityPart, emptyApplication),
}
export const Preference: Story<typeof CareerPart> = {
  render: show(PreferencePart, sampleApplication),
}
export const PreferenceEmpty: Story<typeof CareerPart> = {
  render: show(PreferencePart, emptyApplication),
}
export const StartDate: Story<typeof CareerPart> = {
  render: show(StartDatePart, sampleApplication),
}
export const StartDateWithoutMonth: Story<typeof CareerPart> = {
  render: show(StartDatePart, emptyApplication),
}
export const Introduction: Story<typeof CareerPart> = {
  render: show(IntroductionPart, sampleApplication),
}
export const IntroductionFromSignUp: Story<typeof CareerPart> = {
  render: show(IntroductionPart, {
    ...emptyApplication,
    profile: { ...emptyApplication.profile, goals: 'A place in a design team' },
  }),
}
export const IntroductionLongText: Story<typeof CareerPart> = {
  render: show(IntroductionPart, longApplication),
}
