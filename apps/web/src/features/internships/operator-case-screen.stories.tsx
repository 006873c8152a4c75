import type { CaseDetails } from '@fledge/contract/internships/case-schema.ts'
import { paths } from '@fledge/contract/paths.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { decidedCase, sampleCase } from '../../testing/samples/cases.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorCaseScreen from './operator-case-screen.tsx'

const withCase = (concern: CaseDetails) =>
  withServer(
    [
      respondWith('internships', 'getCase', concern),
      respondWith('pendingActs', 'listPendingActs', []),
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorCaseScreen> = {
  component: OperatorCaseScreen,
  decorators: [withCase(sampleCase)],
  parameters: { address: '/operator/cases/concern', route: paths.operator.case },
}
export default meta

export const Open: Story<typeof OperatorCaseScreen> = {}
export const OfNoOne: Story<typeof OperatorCaseScreen> = {
  decorators: [withCase({ ...sampleCase, owner: null, messages: [], notes: [] })],
}
export const Decided: Story<typeof OperatorCaseScreen> = { decorators: [withCase(decidedCase)] }
export const LongText: Story<typeof OperatorCaseScreen> = {
  decorators: [
    withCase({
      ...sampleCase,
      note: longText,
      raiser: longWord,
      messages: sampleCase.messages.map((message) => ({ ...message, message: longWord })),
      notes: sampleCase.notes.map((note) => ({ ...note, note: longWord })),
    }),
  ],
}
export const Loading: Story<typeof OperatorCaseScreen> = {
  decorators: [withServer([neverRespond('internships', 'getCase')], sampleOperator)],
}
export const Missing: Story<typeof OperatorCaseScreen> = {
  decorators: [withServer([failWith('internships', 'getCase', { status: 404 })], sampleOperator)],
}
export const Failed: Story<typeof OperatorCaseScreen> = {
  decorators: [withServer([failWith('internships', 'getCase', { status: 500 })], sampleOperator)],
}
