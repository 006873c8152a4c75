import { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { addPersonNote } from './add-person-note.ts'
import { removePersonNote } from './remove-person-note.ts'
import { extendDeadline } from './extend-deadline.ts'
import { extendDeadlines } from './extend-deadlines.ts'
import { previewExtendDeadlines } from './preview-extend-deadlines.ts'
import { previewWithdrawApplicants } from './preview-withdraw-applicants.ts'
import { withdrawApplicants } from './withdraw-applicants.ts'
import { getPerson } from './get-person.ts'
import { listPersonEvents } from './list-person-events.ts'
import { correctLockedFields } from './correct-locked-fields.ts'
import { peopleJobs } from './jobs.ts'
import { recordOpening } from './record-opening.ts'
import { getLockedFields } from './get-locked-fields.ts'
import { exportPeople, listPeople } from './read-people.ts'

/** The programme team's directory of everyone, in every state. */
export const peopleFeature = defineFeature(
  peopleEndpoints,
  {
    listPeople,
    exportPeople,
    recordOpening,
    getPerson,
    extendDeadline,
    previewExtendDeadlines,
    extendDeadlines,
    previewWithdrawApplicants,
    withdrawApplicants,
    addPersonNote,
    removePersonNote,
    getLockedFields,
    correctLockedFields,
    listPersonEvents,
  },
  { jobs: peopleJobs },
)
