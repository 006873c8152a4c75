import { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { globalSetting } from './global-setting.ts'
import { listAgreements } from './list-agreements.ts'
import { listCompanyRoles } from './list-company-roles.ts'
import { listCompanyTools, listJobTitles } from './read-grouped-lookups.ts'
import { listLanguages } from './list-languages.ts'
import { plainHandlers } from './read-plain-lookups.ts'
import { listFeedbackReasons, listNotInterestedReasons } from './read-reasons.ts'
import { listSkillsAndProjects } from './list-skills-and-projects.ts'
import { listTimeZones } from './list-time-zones.ts'
import { searchUniversities } from './search-universities.ts'
import { seedLookups } from './seed.ts'
import { addLookup } from './add-lookup.ts'
import { lookupJobs } from './jobs.ts'
import { changeLookupStates } from './change-lookup-states.ts'
import { mergeLookup } from './merge-lookup.ts'
import { previewLookupMerge, previewLookupStates } from './read-lookup-changes.ts'
import { exportLookupEntries, listLookupEntries } from './read-lookup-entries.ts'
import { renameLookup } from './rename-lookup.ts'

/** Lists of options, universities, agreements and public settings of an installation. */
export const lookupsFeature = defineFeature(
  lookupEndpoints,
  {
    ...plainHandlers,
    listCompanyTools,
    listJobTitles,
    listLanguages,
    listSkillsAndProjects,
    listCompanyRoles,
    listNotInterestedReasons,
    listFeedbackReasons,
    listAgreements,
    globalSetting,
    searchUniversities,
    listTimeZones,
    listLookupEntries,
    exportLookupEntries,
    addLookup,
    renameLookup,
    previewLookupStates,
    changeLookupStates,
    previewLookupMerge,
    mergeLookup,
  },
  { seed: seedLookups, jobs: lookupJobs },
)
