import { sectionEndpoints } from '@fledge/contract/applications/section-endpoints.ts'
import { client } from '../../platform/http/client.ts'
import { definePartEndpoint, type PartEndpoints } from './send-changed-fields.ts'

const {
  savePersonalInfo,
  saveName,
  saveProfileBasics,
  saveCitizenship,
  saveEnglish,
  savePersonalDetails,
  saveJobTitle,
  saveInternshipGoal,
  saveIntroduction,
} = sectionEndpoints

/** Endpoints of step 1: one for all fields, and one per field. */
export const personalPartEndpoints: PartEndpoints = {
  asOne: definePartEndpoint(savePersonalInfo.body, (body) =>
    client.applications.savePersonalInfo({ body }),
  ),
  single: [
    definePartEndpoint(saveName.body, (body) => client.applications.saveName({ body })),
    definePartEndpoint(saveProfileBasics.body, (body) =>
      client.applications.saveProfileBasics({ body }),
    ),
    definePartEndpoint(saveCitizenship.body, (body) =>
      client.applications.saveCitizenship({ body }),
    ),
    definePartEndpoint(saveEnglish.body, (body) => client.applications.saveEnglish({ body })),
  ],
}

/** Endpoints of the introduction: one for all fields, and one per field. */
export const introductionPartEndpoints: PartEndpoints = {
  asOne: definePartEndpoint(savePersonalDetails.body, (body) =>
    client.applications.savePersonalDetails({ body }),
  ),
  single: [
    definePartEndpoint(saveJobTitle.body, (body) => client.applications.saveJobTitle({ body })),
    definePartEndpoint(saveInternshipGoal.body, (body) =>
      client.applications.saveInternshipGoal({ body }),
    ),
    definePartEndpoint(saveIntroduction.body, (body) =>
      client.applications.saveIntroduction({ body }),
    ),
  ],
}
