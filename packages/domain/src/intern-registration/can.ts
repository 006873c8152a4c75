import { allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { listMissingSignUpSteps, type SignUpFacts } from './sign-up-steps.ts'

export interface OpenRegistrationFacts {
  /** Type of the registering account: I for an intern. */
  readonly type: string | undefined
  readonly isCompleted: boolean
}

export const internRegistrationCan = {
  /** Allows creating the account of a registration, once. */
  createAccount: ({ type, isCompleted }: OpenRegistrationFacts): PolicyDecision =>
    allowIf(type === 'I' && !isCompleted, 'internRegistration.refused.otherType'),
  /** An open application keeps its batch. */
  changeBatch: (signUp: { readonly hasApplication: boolean }): PolicyDecision =>
    allowIf(!signUp.hasApplication, 'internRegistration.refused.mapped'),
  complete: (signUp: SignUpFacts): PolicyDecision =>
    allowIf(listMissingSignUpSteps(signUp).length === 0, 'internRegistration.refused.incomplete'),
}
