import { profileSectionEndpoints } from '@fledge/contract/profiles/profile-sections.ts'
import { client } from '../../platform/client.ts'
import { partCall, type PartCalls } from './send-changed.ts'

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
export const personalEndpoints: PartCalls = {
  asOne: partCall(savePersonalInfo.body, (body) => client.profiles.savePersonalInfo({ body })),
  single: [
    partCall(saveName.body, (body) => client.profiles.saveName({ body })),
    partCall(saveProfileBasics.body, (body) => client.profiles.saveProfileBasics({ body })),
    partCall(saveCitizenship.body, (body) => client.profiles.saveCitizenship({ body })),
    partCall(saveEnglish.body, (body) => client.profiles.saveEnglish({ body })),
  ],
}

/** Endpoints of the introduction: one for all fields, and one per field. */
export const introductionEndpoints: PartCalls = {
  asOne: partCall(savePersonalDetails.body, (body) =>
    client.profiles.savePersonalDetails({ body }),
  ),
  single: [
    partCall(saveJobTitle.body, (body) => client.profiles.saveJobTitle({ body })),
    partCall(saveInternshipGoal.body, (body) => client.profiles.saveInternshipGoal({ body })),
    partCall(saveIntroduction.body, (body) => client.profiles.saveIntroduction({ body })),
  ],
}
