import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'

export const getStageAfter = (to: CandidatureStage | null, before: CandidatureStage) => to ?? before
