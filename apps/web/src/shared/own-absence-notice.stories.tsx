import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../testing/fake-server.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { OwnAbsenceNotice } from './own-absence-notice.tsx'

const withAbsence = (cover_name: string | null) =>
  withServer(
    [respondWith('team', 'getOwnAbsence', { absent_until: '2026-12-04', cover_name })],
    sampleOperator,
  )
const meta: StoryMeta<typeof OwnAbsenceNotice> = { component: OwnAbsenceNotice }
export default meta

export const Covered: Story<typeof OwnAbsenceNotice> = {
  decorators: [withAbsence('Inês Duarte')],
}
export const LongName: Story<typeof OwnAbsenceNotice> = { decorators: [withAbsence(longWord)] }
export const OfTeam: Story<typeof OwnAbsenceNotice> = { decorators: [withAbsence(null)] }
export const Present: Story<typeof OwnAbsenceNotice> = {
  decorators: [withServer([respondWith('team', 'getOwnAbsence', null)], sampleOperator)],
}
export const Loading: Story<typeof OwnAbsenceNotice> = {
  decorators: [withServer([neverRespond('team', 'getOwnAbsence')], sampleOperator)],
}
export const NotLoaded: Story<typeof OwnAbsenceNotice> = {
  decorators: [withServer([failWith('team', 'getOwnAbsence', { status: 500 })], sampleOperator)],
}
