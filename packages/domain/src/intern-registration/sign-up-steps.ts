export interface SignUpFacts {
  readonly hasPreference: boolean
  readonly hasBatch: boolean
}

/** Steps of the sign-up after the account is created, in order. */
export const signUpSteps = ['personalization', 'batch-selection'] as const
export type SignUpStep = (typeof signUpSteps)[number]

const isStepDone: Readonly<Record<SignUpStep, (facts: SignUpFacts) => boolean>> = {
  personalization: (facts) => facts.hasPreference,
  'batch-selection': (facts) => facts.hasBatch,
}

/** Returns the steps that are not done yet. */
export const listMissingSignUpSteps = (facts: SignUpFacts): readonly SignUpStep[] =>
  signUpSteps.filter((step) => !isStepDone[step](facts))
