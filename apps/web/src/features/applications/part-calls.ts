import { profileSections } from '@fledge/contract/profiles/profile-sections.ts'
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
} = profileSections

/** Step 1 as one, and its fields by themselves. */
export const personalEndpoints: PartCalls = {
  asOne: partCall(savePersonalInfo.body, (body) => client.profiles.savePersonalInfo({ body })),
  single: [
    partCall(saveName.body, (body) => client.profiles.saveName({ body })),
    partCall(saveProfileBasics.body, (body) => client.profiles.saveProfileBasics({ body })),
    partCall(saveCitizenship.body, (body) => client.profiles.saveCitizenship({ body })),
    partCall(saveEnglish.body, (body) => client.profiles.saveEnglish({ body })),
  ],
}

/** How an intern introduces themselves, as one and by themselves. */
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
