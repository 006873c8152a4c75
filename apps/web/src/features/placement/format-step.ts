import type { PlacementStep } from '@fledge/domain/placement/types.ts'
import { translateKey } from '../../platform/i18n/use-texts.ts'

/** The name of a step. */
export const formatStep = (step: PlacementStep): string =>
  translateKey(step === 'NONE' ? 'placement.step.NONE' : `candidatures.stage.${step}`)
