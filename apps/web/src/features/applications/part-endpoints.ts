import { profileSectionEndpoints } from '@fledge/contract/profiles/profile-sections.ts'
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
} = profileSectionEndpoints

/** Endpoints of step 1: one for all fields, and one per field. */
export const personalPartEndpoints: PartEndpoints = {
  asOne: definePartEndpoint(savePersonalInfo.body, (body) =>
    client.profiles.savePersonalInfo({ body }),
  ),
  single: [
    definePartEndpoint(saveName.body, (body) => client.profiles.saveName({ body })),
    definePartEndpoint(saveProfileBasics.body, (body) =>
      client.profiles.saveProfileBasics({ body }),
    ),
    definePartEndpoint(saveCitizenship.body, (body) => client.profiles.saveCitizenship({ body })),
    definePartEndpoint(saveEnglish.body, (body) => client.profiles.saveEnglish({ body })),
  ],
}

/** Endpoints of the introduction: one for all fields, and one per field. */
export const introductionPartEndpoints: PartEndpoints = {
  asOne: definePartEndpoint(savePersonalDetails.body, (body) =>
    client.profiles.savePersonalDetails({ body }),
  ),
  single: [
    definePartEndpoint(saveJobTitle.body, (body) => client.profiles.saveJobTitle({ body })),
    definePartEndpoint(saveInternshipGoal.body, (body) =>
      client.profiles.saveInternshipGoal({ body }),
    ),
    definePartEndpoint(saveIntroduction.body, (body) => client.profiles.saveIntroduction({ body })),
  ],
}
