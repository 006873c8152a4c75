import { buildPath, paths } from '../paths.ts'
import { exampleId, type MailExamples } from '../mail-example.ts'

const certificate = {
  receiver: 'intern',
  link: buildPath(paths.public.certificate, { uuid: exampleId }),
} as const

export const certificatesMailExamples: MailExamples<'certificates'> = {
  'certificates.issued': certificate,
  'certificates.revoked': {
    ...certificate,
    values: { reason: 'It was issued for the wrong internship.' },
  },
}
