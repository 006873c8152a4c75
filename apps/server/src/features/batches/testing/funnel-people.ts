import type { FunnelPosition } from '@fledge/domain/batches/funnel-stages.ts'
import type { FunnelSteps } from './funnel-steps.ts'

/** Someone of a batch: the stage that they reached last, and where they are now. */
interface FunnelPerson {
  readonly furthest: FunnelPosition
  readonly now: FunnelPosition
  readonly enter: (steps: FunnelSteps) => Promise<unknown>
}

/** People of a batch who came to every stage and left at most of them, by what happened to them. */
export const funnelPeople: Readonly<Record<string, FunnelPerson>> = {
  joined: { furthest: 'JOINED', now: 'JOINED', enter: (s) => s.join() },
  leftBeforeStarting: {
    furthest: 'JOINED',
    now: 'LEFT',
    enter: async (s) => s.setApplication(await s.join(), { status: 'WITHDRAWN' }),
  },
  started: { furthest: 'STARTED', now: 'STARTED', enter: (s) => s.start() },
  withdrewUnsubmitted: {
    furthest: 'STARTED',
    now: 'LEFT',
    enter: async (s) => s.setApplication(await s.start(), { status: 'WITHDRAWN' }),
  },
  rejected: {
    furthest: 'SUBMITTED',
    now: 'LEFT',
    enter: async (s) =>
      s.setApplication(await s.submit(), { status: 'REJECTED', decided_at: s.daysAgo(30) }),
  },
  resubmitted: {
    furthest: 'SUBMITTED',
    now: 'SUBMITTED',
    enter: async (s) => {
      const intern = await s.submit()
      await s.setApplication(intern, { status: 'CHANGES_REQUESTED' })
      await s.setApplication(intern, { status: 'SUBMITTED', submitted_at: s.daysAgo(2) })
    },
  },
  withdrewApproved: {
    furthest: 'APPROVED',
    now: 'LEFT',
    enter: async (s) => s.setApplication(await s.approve(), { status: 'WITHDRAWN' }),
  },
  turnedDownByCompany: {
    furthest: 'APPROVED',
    now: 'APPROVED',
    enter: async (s) => s.addCandidature(await s.approve(), 'DISQUALIFIED'),
  },
  twoCandidaturesOneInterview: {
    furthest: 'INTERVIEWED',
    now: 'INTERVIEWED',
    enter: async (s) => {
      const intern = await s.approve()
      await s.addCandidature(intern, 'SHORTLISTED')
      await s.interview(intern)
    },
  },
  twoInterviews: {
    furthest: 'INTERVIEWED',
    now: 'INTERVIEWED',
    enter: async (s) => {
      const intern = await s.approve()
      await s.interview(intern)
      await s.interview(intern, 24, 'DISQUALIFIED')
    },
  },
  recalledOffer: {
    furthest: 'OFFERED',
    now: 'OFFERED',
    enter: async (s) => {
      const { offerId } = await s.offer(await s.approve())
      await s.setOffer(offerId, { status: 'DRAFT', approved_at: null })
    },
  },
  cancelledPlace: {
    furthest: 'PLACED',
    now: 'OFFERED',
    enter: async (s) => s.setInternship(await s.place(await s.approve()), { status: 'CANCELLED' }),
  },
  placed: {
    furthest: 'PLACED',
    now: 'PLACED',
    enter: async (s) => {
      const intern = await s.approve()
      await s.place(intern)
      await s.setApplication(intern, { status: 'ENROLLED' })
    },
  },
  endedEarly: {
    furthest: 'WORKING',
    now: 'LEFT',
    enter: async (s) => {
      const intern = await s.approve()
      const id = await s.place(intern)
      const end = { status: 'COMPLETE', ended_early: true, completed_at: s.daysAgo(1) }
      await s.setInternship(id, { status: 'ONGOING' })
      await s.setInternship(id, end)
      await s.setApplication(intern, { status: 'WITHDRAWN' })
    },
  },
  finished: {
    furthest: 'FINISHED',
    now: 'FINISHED',
    enter: async (s) => {
      const intern = await s.approve()
      const id = await s.place(intern)
      await s.setInternship(id, { status: 'ONGOING' })
      await s.setInternship(id, { status: 'COMPLETE', completed_at: s.daysAgo(1) })
      await s.setApplication(intern, { status: 'COMPLETED' })
    },
  },
}
