import type { Payload } from '../../platform/client.ts'

export type CompanyInterview = Payload<'interviews', 'getInterview'>

/** Of a dialog about one interview, opened in the company's list. */
export interface CompanyDialogProps {
  readonly interview: CompanyInterview
  readonly onClose: () => void
}
