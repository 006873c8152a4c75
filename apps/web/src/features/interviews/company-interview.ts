import type { Payload } from '../../platform/client.ts'

export type CompanyInterview = Payload<'interviews', 'getInterview'>

/** Props of a dialog about one interview in the company's list. */
export interface CompanyDialogProps {
  readonly interview: CompanyInterview
  readonly onClose: () => void
}
