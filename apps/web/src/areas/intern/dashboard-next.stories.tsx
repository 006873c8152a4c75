import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import type { Payload } from '../../platform/http/client.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { longCompanyBrief } from '../../testing/samples/briefs.ts'
import { currentStage } from '../../testing/samples/dashboards.ts'
import { internInternship } from '../../testing/samples/internships.ts'
import { agreed, inPast, internInterview } from '../../testing/samples/interviews.ts'
import { noNoShows, owedExplanation } from '../../testing/samples/no-shows.ts'
import { receivedOfferRow } from '../../testing/samples/offers.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { hoursFromNow } from '../../testing/story-time.ts'
import { NextCard } from './dashboard-next.tsx'

interface Tasks {
  readonly interviews?: Payload<'interviews', 'listInternInterviews'>
  readonly offers?: Payload<'offers', 'listReceivedOffers'>
  readonly internships?: Payload<'internships', 'listOngoingInternships'>
  readonly noShows?: typeof noNoShows
}
const withTasks = ({
  interviews = [],
  offers = [],
  internships = [],
  noShows = noNoShows,
}: Tasks = {}) =>
  withServer(
    [
      respondWith('interviews', 'listInternInterviews', interviews),
      respondWith('offers', 'listReceivedOffers', offers),
      respondWith('internships', 'listOngoingInternships', internships),
      respondWith('noShows', 'listInternNoShows', noShows),
      respondWith('candidatures', 'listInternCandidatures', []),
    ],
    sampleIntern,
  )
const notNow = 'errors.ILLEGAL_TRANSITION'
const mayNotChoose = { ...internInterview.may, confirm: notNow, counterPropose: notNow }

const meta: StoryMeta<typeof NextCard> = {
  component: NextCard,
  args: { stage: currentStage, internId: 'intern' },
  decorators: [withTasks()],
}
export default meta

export const Waiting: Story<typeof NextCard> = {}
export const ToVerifyPhone: Story<typeof NextCard> = {
  args: { stage: { ...currentStage, is_phone_verified: false } },
}
export const ToApply: Story<typeof NextCard> = {
  args: {
    stage: {
      ...currentStage,
      status: 'IN_PROGRESS',
      percent: 40,
      answer_by: hoursFromNow(200),
      batch_name: longText,
    },
  },
}
export const ToApplyLate: Story<typeof NextCard> = {
  args: { stage: { ...currentStage, status: 'IN_PROGRESS', answer_by: hoursFromNow(-20) } },
}
export const ChangesRequested: Story<typeof NextCard> = {
  args: {
    stage: {
      ...currentStage,
      status: 'CHANGES_REQUESTED',
      open_comments: 2,
      answer_by: hoursFromNow(20),
    },
  },
}
export const InReview: Story<typeof NextCard> = {
  args: { stage: { ...currentStage, status: 'IN_REVIEW', answer_by: hoursFromNow(48) } },
}
export const Rejected: Story<typeof NextCard> = {
  args: { stage: { ...currentStage, status: 'REJECTED' } },
}
export const NotPlaced: Story<typeof NextCard> = {
  args: { stage: { ...currentStage, status: 'NOT_PLACED' } },
}
export const Enrolled: Story<typeof NextCard> = {
  args: { stage: { ...currentStage, status: 'ENROLLED' } },
}
export const ToPay: Story<typeof NextCard> = {
  args: {
    stage: {
      ...currentStage,
      payment: {
        offer_id: 'offer',
        company_name: 'Aurora Labs',
        role: 'Product design intern',
        answer_by: hoursFromNow(30),
      },
    },
  },
}
export const ToConfirm: Story<typeof NextCard> = {
  args: {
    stage: {
      ...currentStage,
      confirm: {
        company_name: 'Aurora Labs',
        role: 'Product design intern',
        by: hoursFromNow(60),
        ends_at: hoursFromNow(90),
      },
    },
  },
}
export const ToAnswerOffer: Story<typeof NextCard> = {
  decorators: [withTasks({ offers: [receivedOfferRow] })],
}
export const ToChooseTime: Story<typeof NextCard> = {
  decorators: [withTasks({ interviews: [internInterview] })],
}
export const ToConfirmHeld: Story<typeof NextCard> = {
  decorators: [
    withTasks({
      interviews: [{ ...internInterview, ...inPast, may: { ...mayNotChoose, confirmHeld: true } }],
    }),
  ],
}
export const ToMeet: Story<typeof NextCard> = {
  decorators: [withTasks({ interviews: [{ ...internInterview, ...agreed, may: mayNotChoose }] })],
}
export const WeekDue: Story<typeof NextCard> = {
  args: { stage: { ...currentStage, status: 'ENROLLED' } },
  decorators: [withTasks({ internships: [internInternship] })],
}
export const ToExplain: Story<typeof NextCard> = {
  decorators: [withTasks({ noShows: owedExplanation })],
}
/** The most urgent task with the others below it, and a link to those that are not shown. */
export const SeveralTasks: Story<typeof NextCard> = {
  args: {
    stage: {
      ...currentStage,
      confirm: {
        company_name: 'Aurora Labs',
        role: 'Product design intern',
        by: hoursFromNow(60),
        ends_at: hoursFromNow(90),
      },
    },
  },
  decorators: [
    withTasks({
      offers: [
        receivedOfferRow,
        {
          ...receivedOfferRow,
          offer_id: 'long',
          company: { ...receivedOfferRow.company, name: longCompanyBrief.name },
          answer_by: hoursFromNow(5),
        },
      ],
      interviews: [internInterview],
      internships: [internInternship],
    }),
  ],
}
