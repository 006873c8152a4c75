import { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { addCaseNote } from './add-case-note.ts'
import { changeCaseDueDate } from './change-case-due-date.ts'
import { getCase } from './get-case.ts'
import { replyToConcern } from './reply-to-concern.ts'
import { rescueHandlers } from './rescue-handlers.ts'
import { rescueInternship } from './rescue-internship.ts'
import { sendCaseMessage } from './send-case-message.ts'
import { cancelInternship } from './cancel-internship.ts'
import { decideInternshipAction } from './decide-internship-action.ts'
import { exportInternshipActions, listInternshipActions } from './read-internship-actions.ts'
import { raiseInternshipAction } from './raise-internship-action.ts'
import { internshipJobs } from './jobs.ts'
import { internshipEventHandlers } from './event-handlers.ts'
import {
  getIoDetails,
  internProgress,
  internshipOffer,
  internshipProgress,
  listActiveInterns,
  listCompleteInternships,
  listOngoingInternships,
  listPastInterns,
  listUpcomingInternships,
} from './read-internships.ts'

export const internshipsFeature = defineFeature(
  internshipEndpoints,
  {
    listUpcomingInternships,
    listOngoingInternships,
    listCompleteInternships,
    internProgress,
    cancelInternship,
    listActiveInterns,
    listPastInterns,
    internshipOffer,
    internshipProgress,
    raiseInternshipAction,
    getIoDetails,
    listInternshipActions,
    exportInternshipActions,
    decideInternshipAction,
    getCase,
    addCaseNote,
    changeCaseDueDate,
    sendCaseMessage,
    replyToConcern,
    rescueInternship,
  },
  { eventHandlers: [...internshipEventHandlers, ...rescueHandlers], jobs: internshipJobs },
)
