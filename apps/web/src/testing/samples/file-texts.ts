import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Payload } from '../../platform/http/client.ts'

type FileText = Payload<'files', 'getFileText'>

export const sampleFileText: FileText = {
  kind: 'TEXT',
  pages: [
    { page: 1, lines: ['Amara Okafor', 'Education', 'University of Lagos  2024 – now'] },
    { page: 2, lines: [longText, longWord] },
  ],
}
export const emptyFileText: FileText = { kind: 'NONE', pages: [] }
export const pictureFileText: FileText = { kind: 'PICTURE', pages: [] }
