import type { Payload } from '../../platform/http/client.ts'

export type CompanyInterviewPayload = Payload<'interviews', 'getInterview'>

/** Props of a dialog about one interview in the company's list. */
export interface CompanyDialogProps {
  readonly interview: CompanyInterviewPayload
  readonly onClose: () => void
}
